import type { Range } from "./filters.ts";
import { isKnownValue, type Vocabulary } from "./vocabulary.ts";

/** Groups whose values can be path segments. A word in two groups belongs to the first. */
export const SEGMENT_GROUPS = ["bodyStyle", "makeModel", "features"] as const;
export type SegmentGroup = (typeof SEGMENT_GROUPS)[number];

/** A path has at most three segments after its base. */
export const MAX_SEGMENTS = 3;

/** The last segment of a vehicle page's path; never a listing segment. */
export const VEHICLE_SEGMENT = /^\d+-.+-[A-Za-z0-9]{17}$/;

export type Segment = { group: SegmentGroup; id: string } | { group: "price"; range: Range } | null;

const PRICE = /^price-(under|over)-(\d{1,9})$/;
const ID = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/**
 * Parses a path segment; null when it is unknown. Accepts upper case and underscores, which are then redirected.
 *
 * @example readSegment("outlander-phev", vocabulary) // { group: "makeModel", id: "outlander_phev" }
 */
export function readSegment(segment: string, vocabulary: Vocabulary): Segment {
  const text = segment.toLowerCase().replaceAll("_", "-");
  const price = PRICE.exec(text);
  if (price) {
    const dollars = Number(price[2]);
    const range = price[1] === "under" ? { min: null, max: dollars } : { min: dollars, max: null };
    return { group: "price", range };
  }
  const id = text.replaceAll("-", "_");
  if (!ID.test(id) || VEHICLE_SEGMENT.test(text)) return null;
  const group = SEGMENT_GROUPS.find((name) => isKnownValue(vocabulary, name, id));
  return group ? { group, id } : null;
}

/**
 * Returns the path segment of a value, with hyphens for underscores. Null when it would parse as something else: then
 * the value stays in the query.
 *
 * @example segmentOf("features", "heated_seats", vocabulary) // "heated-seats"
 */
export function segmentOf(group: SegmentGroup, id: string, vocabulary: Vocabulary): string | null {
  const segment = id.replaceAll("_", "-");
  const read = readSegment(segment, vocabulary);
  return read && "id" in read && read.group === group && read.id === id ? segment : null;
}

/** The segments of a price range, at most two: `price-under-30000`, `price-over-10000`. */
export function priceSegments({ min, max }: Range): string[] {
  const segments = [];
  if (max !== null) segments.push(`price-under-${max}`);
  if (min !== null) segments.push(`price-over-${min}`);
  return segments;
}

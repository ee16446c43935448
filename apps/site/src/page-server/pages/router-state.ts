import { z } from "zod";

/**
 * The state of Next's router in the header `Next-Router-State-Tree`: the segments from the root of the page that is
 * asked for. The router has one slot per layout, so the tree is a list.
 */
export type RouterState = readonly RouterStep[];

type RouterStep = { segment: Segment; marker: Marker | null };
type Segment = string | readonly [name: string, value: string, type: string, siblings: null];
type Marker = (typeof MARKERS)[number];

/** Where the server starts to render, and how much. */
const MARKERS = ["refetch", "inside-shared-layout", "metadata-only"] as const;

/** More levels than any folder of `app`. */
const MAX_DEPTH = 32;

/** Next's own format (`server/app-render/types.js`), one level of it, without parallel routes. */
const levelSchema = z.tuple([
  z.union([
    z.string(),
    z.tuple([z.string(), z.string(), z.enum(["c", "oc", "d"]), z.array(z.string()).nullable()]),
  ]),
  z.strictObject({ children: z.unknown().optional() }),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(MARKERS).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/**
 * Reads the header; null when Next's router could not have sent it. Next itself fails on such a header.
 *
 * @example parseRouterState(encodeURIComponent('["",{}]')) // [{ segment: "", marker: null }]
 */
export function parseRouterState(header: string): RouterState | null {
  const steps: RouterStep[] = [];
  try {
    let level: unknown = JSON.parse(decodeURIComponent(header));
    while (level !== undefined) {
      const [segment, { children }, , marker = null] = levelSchema.parse(level);
      if (steps.length === MAX_DEPTH) return null;
      steps.push({
        segment: typeof segment === "string" ? segment : [segment[0], segment[1], segment[2], null],
        marker,
      });
      level = children;
    }
  } catch {
    return null;
  }
  return steps;
}

/** The first folders of every internal path: `v`, then a parameter for each part of the variant. */
const VARIANT_PARAMETERS = ["locale", "store", "access"];
/** The folder below them that is not part of a path. */
const GROUP = "(framed)";
/** A page has at most one parameter of its own. */
const PAGE_PARAMETERS = ["path", "slug", "id", "vin"];
const PAGE = "__PAGE__";
/** No folder has this name. */
const OTHER = "!";

/**
 * The header for Next: the state as far as it agrees with an internal page. Next renders from the first difference on,
 * so that what follows it has no effect. A page thus has few payloads, whatever states are sent.
 *
 * @param internal the page's internal path, with or without a query
 * @example
 * const state = parseRouterState(header);
 * canonicalRouterState(state, "/v/en/north/locked/listing?s=%2Fcars-for-sale");
 */
export function canonicalRouterState(state: RouterState, internal: string): string {
  const parts = (internal.split("?", 1)[0] ?? "").split("/");
  const kept: RouterStep[] = [];
  let at = 0;
  for (const { segment, marker } of state) {
    const length = matchedParts(segment, parts, at, kept);
    if (length === null) {
      kept.push({ segment: OTHER, marker: marker === "metadata-only" ? marker : null });
      break;
    }
    at += length;
    // Below the first one this marker changes nothing.
    const repeated = marker === "inside-shared-layout" && kept.some((step) => step.marker === marker);
    kept.push({ segment, marker: repeated ? null : marker });
    if (marker === "refetch" || marker === "metadata-only" || segment === PAGE) break;
  }
  return encodeURIComponent(JSON.stringify(written(kept)));
}

/** How many parts of an internal path a segment stands for; null when it differs. */
function matchedParts(
  segment: Segment,
  parts: readonly string[],
  at: number,
  kept: RouterState,
): number | null {
  const variantParameter = VARIANT_PARAMETERS[at - 2];
  if (typeof segment === "string") {
    if (variantParameter) return null;
    if (segment === GROUP) return at === 5 && kept.length === 5 ? 0 : null;
    if (segment === PAGE) return at === parts.length ? 0 : null;
    return segment === parts[at] ? 1 : null;
  }
  const [name, value, type] = segment;
  const values = value === "" ? [] : value.split("/");
  if (variantParameter) return name === variantParameter && type === "d" && value === parts[at] ? 1 : null;
  const isFirst = !kept.slice(5).some((step) => typeof step.segment !== "string");
  const same = values.every((one, index) => one === parts[at + index]);
  return same && isFirst && PAGE_PARAMETERS.includes(name) ? values.length : null;
}

function written([first, ...rest]: RouterState): unknown[] {
  const { segment, marker } = first ?? { segment: OTHER, marker: null };
  const children = rest.length > 0 ? { children: written(rest) } : {};
  return marker ? [segment, children, null, marker] : [segment, children];
}

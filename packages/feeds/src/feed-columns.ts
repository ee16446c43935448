import { type Result, resultOf } from "@forecourt/result";
import { FEED_FIELDS, type FeedField } from "./feed-field.ts";
import { columnKey } from "./read/column-key.ts";

/**
 * The columns of a feed that give our fields, by the names in the feed. Of several columns the first filled one counts.
 * Upper case, spaces and punctuation do not matter.
 *
 * @example const columns: FeedColumns = { sellingPrice: "Our Ask", images: ["Hero Shot", "Gallery"] };
 */
export type FeedColumns = Readonly<Partial<Record<FeedField, string | readonly string[]>>>;

/** `path` is the key of the mapping, or empty for the whole mapping; `value` is what it holds, cut to 120 characters. */
export type FeedColumnsError = {
  path: readonly string[];
  code: "feed.columns-malformed" | "feed.field-unknown" | "feed.header-malformed";
  value: string;
};

export type FeedColumnsReading = Result<FeedColumns, FeedColumnsError>;

/**
 * Checks a column mapping that comes from a file or from settings.
 *
 * Errors: `feed.columns-malformed` (not an object), `feed.field-unknown` (none of `FEED_FIELDS`),
 * `feed.header-malformed` (not a column name or a list of them). All are returned at once. Whether a
 * feed has the columns is known only when `readFeed` reads it (`feed.header-missing`). docs/product/feeds.md,
 * "Column mapping".
 *
 * @example parseFeedColumns({ vinn: "VIN" }) // { ok: false, errors: [{ path: ["vinn"], code: "feed.field-unknown", value: "VIN" }] }
 */
export function parseFeedColumns(input: unknown): FeedColumnsReading {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, errors: [columnsError([], "feed.columns-malformed", input)] };
  }
  const errors = Object.entries(input).flatMap(([field, headers]) => {
    if (!FEED_FIELDS.some((known) => known === field)) {
      return [columnsError([field], "feed.field-unknown", headers)];
    }
    return isHeaders(headers) ? [] : [columnsError([field], "feed.header-malformed", headers)];
  });
  return resultOf(errors, () => input as FeedColumns);
}

function isHeaders(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isHeader);
  return isHeader(value);
}

function isHeader(value: unknown): boolean {
  return typeof value === "string" && columnKey(value) !== "";
}

function columnsError(
  path: readonly string[],
  code: FeedColumnsError["code"],
  value: unknown,
): FeedColumnsError {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return { path, code, value: text.slice(0, 120) };
}

import { FEED_FIELDS, type FeedField } from "./feed-field.ts";
import type { FeedReason } from "./feed-row.ts";
import { columnKey } from "./read/column-key.ts";

/**
 * The columns of a feed that give our fields, by the names in the feed. Of several columns the first filled one counts.
 * Upper case, spaces and punctuation do not matter.
 *
 * @example const columns: FeedColumns = { sellingPrice: "Our Ask", images: ["Hero Shot", "Gallery"] };
 */
export type FeedColumns = Readonly<Partial<Record<FeedField, string | readonly string[]>>>;

export type FeedColumnsReading = { ok: true; columns: FeedColumns } | { ok: false; errors: FeedReason[] };

/**
 * Checks a column mapping that comes from a file or from settings.
 *
 * Errors: `feed.columns-malformed` (not an object), `feed.field-unknown` (none of `FEED_FIELDS`),
 * `feed.header-malformed` (not a column name or a list of them). All are returned at once; `field` is the key. Whether
 * a feed has the columns is known only when `readFeed` reads it (`feed.header-missing`). docs/product/feeds.md,
 * "Column mapping".
 *
 * @example parseFeedColumns({ vinn: "VIN" }) // { ok: false, errors: [{ code: "feed.field-unknown", field: "vinn", value: "VIN" }] }
 */
export function parseFeedColumns(input: unknown): FeedColumnsReading {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, errors: [reason("feed.columns-malformed", "columns", input)] };
  }
  const errors = Object.entries(input).flatMap(([field, headers]) => {
    if (!FEED_FIELDS.some((known) => known === field)) return [reason("feed.field-unknown", field, headers)];
    return isHeaders(headers) ? [] : [reason("feed.header-malformed", field, headers)];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, columns: input as FeedColumns };
}

function isHeaders(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isHeader);
  return isHeader(value);
}

function isHeader(value: unknown): boolean {
  return typeof value === "string" && columnKey(value) !== "";
}

function reason(code: FeedReason["code"], field: string, value: unknown): FeedReason {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return { code, field, value: text.slice(0, 120) };
}

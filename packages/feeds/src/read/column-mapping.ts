import type { FeedColumns } from "../feed-columns.ts";
import { FEED_FIELDS, type FeedField } from "../feed-field.ts";
import type { FormatColumns } from "../header-spellings.ts";
import { columnKey } from "./column-key.ts";

/** A column mapping by `columnKey`. */
export type ColumnMapping = Partial<Record<FeedField, readonly string[]>>;

/** Converts the column names of a mapping to keys. */
export function columnMapping(columns: FeedColumns): ColumnMapping {
  return Object.fromEntries(
    Object.entries(columns).map(([field, headers]) => [field, [headers].flat().map(columnKey)]),
  );
}

/**
 * Replaces the columns of the mapped fields, and takes those columns from all other fields: a feed whose `Price` is
 * mapped to the MSRP must not offer it as the asking price.
 */
export function applyMapping(columns: FormatColumns, mapping: ColumnMapping): FormatColumns {
  const taken = new Set(Object.values(mapping).flat());
  const merged = FEED_FIELDS.map((field) => [
    field,
    mapping[field] ?? columns[field].filter((column) => !taken.has(column)),
  ]);
  return Object.fromEntries(merged) as FormatColumns;
}

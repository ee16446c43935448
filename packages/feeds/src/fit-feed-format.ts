import { detectFeedLayout, headerColumns } from "./detect-feed-layout.ts";
import { type FeedField, REQUIRED_FIELDS } from "./feed-field.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { NearestFormat } from "./feed-row.ts";
import { FORMAT_COLUMNS } from "./format-columns.ts";
import { FORMAT_SIGNATURES } from "./format-signatures.ts";
import type { FormatColumns } from "./header-spellings.ts";
import { applyMapping, type ColumnMapping } from "./read/column-mapping.ts";

/** Two columns, such as `price` and `condition`, can match by chance. */
const FEWEST_COLUMNS = 3;

/** `nearest` is null for a file without a known column, such as a web page. */
export type FormatFit = { ok: true; format: FeedFormat } | { ok: false; nearest: NearestFormat | null };

type Scored = { format: FeedFormat; score: number };

/**
 * Finds the format that fits a feed's start. It is the one with the most of its own columns: at least three and a VIN.
 * Otherwise a table with columns for all required fields is `generic`.
 */
export function fitFeedFormat(head: string, mapping: ColumnMapping): FormatFit {
  const layout = detectFeedLayout(head);
  if (layout.xml) {
    return /<listings?[\s>]/.test(head) ? { ok: true, format: "meta" } : { ok: false, nearest: null };
  }
  const header = headerColumns(head, layout.delimiter);
  const lacksIn = (format: FeedFormat) =>
    lackingFields(REQUIRED_FIELDS, applyMapping(FORMAT_COLUMNS[format], mapping), header);
  const { format, score } = bestScore(header);
  if (score >= FEWEST_COLUMNS && !lacksIn(format).includes("vin")) return { ok: true, format };
  if (lacksIn("generic").length === 0) return { ok: true, format: "generic" };
  const lacks = lacksIn(format);
  const isVehicles = score > 0 || lacks.length < REQUIRED_FIELDS.length;
  return { ok: false, nearest: isVehicles ? { format, lacks } : null };
}

/** Returns the fields for which a header has none of the columns. */
export function lackingFields(
  fields: readonly FeedField[],
  columns: Partial<FormatColumns>,
  header: ReadonlySet<string>,
): FeedField[] {
  return fields.filter((field) => !columns[field]?.some((column) => header.has(column)));
}

function bestScore(header: ReadonlySet<string>): Scored {
  const formats = Object.entries(FORMAT_SIGNATURES) as [FeedFormat, readonly string[]][];
  const scores = formats.map(([format, signature]) => ({
    format,
    score: signature.filter((column) => header.has(column)).length,
  }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best), {
    format: "generic",
    score: 0,
  });
}

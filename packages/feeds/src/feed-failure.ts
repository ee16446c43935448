import { detectFeedLayout, headerColumns } from "./detect-feed-layout.ts";
import type { FeedColumns, FeedColumnsError } from "./feed-columns.ts";
import type { FeedField } from "./feed-field.ts";
import type { FeedReason, QuarantinedRow } from "./feed-row.ts";
import { type FormatFit, lackingFields } from "./fit-feed-format.ts";
import { columnMapping } from "./read/column-mapping.ts";

/** Maximum characters of a value in a report. */
const LONGEST_VALUE = 120;

/** A row that reports the feed itself. */
export function feedFailure(reasons: FeedReason[]): QuarantinedRow {
  return { ok: false, line: 1, reasons, vin: null, storeId: null };
}

/** Reports a wrong mapping. The field of the whole mapping is `columns`. */
export function columnsReasons(errors: readonly FeedColumnsError[]): FeedReason[] {
  return errors.map(({ path: [field = "columns"], code, value }) => ({ code, field, value }));
}

/** Reports a feed that fits no format, with the start of the file and the nearest format. */
export function formatReasons(fit: FormatFit, head: string): FeedReason[] {
  if (fit.ok) return [];
  const value = head.trim().slice(0, LONGEST_VALUE);
  return [{ code: "feed.format", field: "feed", value, nearest: fit.nearest }];
}

/** Reports each mapped field of which a table has none of the columns. XML has no header to check. */
export function headerReasons(head: string, columns: FeedColumns): FeedReason[] {
  const layout = detectFeedLayout(head);
  if (layout.xml) return [];
  const mapping = columnMapping(columns);
  const fields = Object.keys(mapping) as FeedField[];
  return lackingFields(fields, mapping, headerColumns(head, layout.delimiter)).map((field) => ({
    code: "feed.header-missing",
    field,
    value: [columns[field]].flat().join(", ").slice(0, LONGEST_VALUE),
  }));
}

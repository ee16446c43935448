import { detectFeedLayout } from "./detect-feed-layout.ts";
import { type FeedColumns, parseFeedColumns } from "./feed-columns.ts";
import { columnsReasons, feedFailure, formatReasons, headerReasons } from "./feed-failure.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { FeedRow, QuarantinedRow } from "./feed-row.ts";
import { fitFeedFormat } from "./fit-feed-format.ts";
import { FORMAT_COLUMNS } from "./format-columns.ts";
import { applyMapping, columnMapping } from "./read/column-mapping.ts";
import { decodeText } from "./read/decode-text.ts";
import type { BrokenRecord } from "./read/feed-record.ts";
import { peekText } from "./read/peek-text.ts";
import { readDelimited } from "./read/read-delimited.ts";
import { readMetaXml } from "./read/read-meta-xml.ts";
import { type VehicleReading, vehicleFromRecord } from "./vehicle-from-record.ts";

/** Characters used to detect the format; ten times the longest known header. */
const HEAD = 65_536;

export type ReadFeedOptions = VehicleReading & {
  /** Detected from the feed's start by default. */
  format?: FeedFormat;
  /**
   * The feed's own column names, by field. They replace the format's columns of these fields, and are read for no other
   * field. All other fields keep the format's columns.
   */
  columns?: FeedColumns;
};

/**
 * Parses an inventory feed row by row: each row is a normalised vehicle, or quarantined with its line and reasons
 * (docs/product/feeds.md). Nothing in a feed makes it throw; memory does not grow with the feed.
 *
 * A row with a `feed.…` reason reports the feed itself (`isFeedFailure`): the rows before it are incomplete. With
 * `feed.format`, `nearest` is the nearest format and the fields that lack a column. A wrong mapping fails before the
 * first row: `feed.field-unknown`, `feed.header-malformed`, or `feed.header-missing` when a table has none of a field's
 * columns. XML has no header to check.
 *
 * @example
 * const columns = { sellingPrice: "Our Ask" }; // the feed's column, by our field
 * for await (const row of readFeed(response.body, { storeFor: () => "north", today: "2026-08-01", columns })) {
 *   if (row.ok) vehicles.push(row.vehicle);
 * }
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array | string>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedRow> {
  const checked = parseFeedColumns(options.columns ?? {});
  if (!checked.ok) {
    yield feedFailure(columnsReasons(checked.errors));
    return;
  }
  const { head, texts, close } = await peekText(decodeText(chunks), HEAD);
  const mapping = columnMapping(checked.value);
  const fit = options.format ? { ok: true as const, format: options.format } : fitFeedFormat(head, mapping);
  const reasons = [...headerReasons(head, checked.value), ...formatReasons(fit, head)];
  if (!fit.ok || reasons.length > 0) {
    await close();
    yield feedFailure(reasons);
    return;
  }
  const layout = detectFeedLayout(head);
  const columns = applyMapping(FORMAT_COLUMNS[fit.format], mapping);
  const records = layout.xml ? readMetaXml(texts) : readDelimited(texts, layout.delimiter);
  for await (const record of records) {
    yield record.kind === "broken" ? brokenRow(record) : vehicleFromRecord(record, columns, options);
  }
}

/** Tells whether a row reports an unreadable or truncated feed. */
export function isFeedFailure(row: FeedRow): row is QuarantinedRow {
  return !row.ok && row.reasons.some(({ code }) => code.startsWith("feed."));
}

function brokenRow({ line, code, value }: BrokenRecord): QuarantinedRow {
  const field = code.startsWith("feed.") ? "feed" : "row";
  return {
    ok: false,
    line,
    reasons: [{ code, field, value: value.slice(0, 120) }],
    vin: null,
    storeId: null,
  };
}

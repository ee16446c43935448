import { detectFeedFormat, detectFeedLayout } from "./detect-feed-format.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { FeedRow, QuarantinedRow } from "./feed-row.ts";
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
};

/**
 * Parses an inventory feed row by row: each row is a normalised vehicle, or quarantined with its line and reasons
 * (docs/product/feeds.md). Nothing in a feed makes it throw; memory does not grow with the feed.
 *
 * A row with a `feed.…` reason reports the feed itself (`isFeedFailure`): the rows before it are incomplete.
 *
 * @example
 * for await (const row of readFeed(response.body, { storeFor: ({ storeCode }) => storeCode, today: "2026-08-01" })) {
 *   if (row.ok) vehicles.push(row.vehicle);
 * }
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array | string>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedRow> {
  const { head, texts } = await peekText(decodeText(chunks), HEAD);
  const format = options.format ?? detectFeedFormat(head);
  if (format === null) {
    yield quarantined({ kind: "broken", line: 1, code: "feed.format", value: head.trim() });
    return;
  }
  const layout = detectFeedLayout(head);
  const records = layout.xml ? readMetaXml(texts) : readDelimited(texts, layout.delimiter);
  for await (const record of records) {
    yield record.kind === "broken" ? quarantined(record) : vehicleFromRecord(record, format, options);
  }
}

/** Tells whether a row reports an unreadable or truncated feed. */
export function isFeedFailure(row: FeedRow): row is QuarantinedRow {
  return !row.ok && row.reasons.some(({ code }) => code.startsWith("feed."));
}

function quarantined({ line, code, value }: BrokenRecord): QuarantinedRow {
  const field = code.startsWith("feed.") ? "feed" : "row";
  return {
    ok: false,
    line,
    reasons: [{ code, field, value: value.slice(0, 120) }],
    vin: null,
    storeId: null,
  };
}

import { detectFeedFormat, detectFeedLayout } from "./detect-feed-format.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { FeedRow, QuarantinedRow } from "./feed-row.ts";
import { decodeText } from "./read/decode-text.ts";
import type { BrokenRecord } from "./read/feed-record.ts";
import { peekText } from "./read/peek-text.ts";
import { readDelimited } from "./read/read-delimited.ts";
import { readMetaXml } from "./read/read-meta-xml.ts";
import { type VehicleReading, vehicleFromRecord } from "./vehicle-from-record.ts";

/** Characters looked at to recognise the format; the longest header known is a tenth of it. */
const HEAD = 65_536;

export type ReadFeedOptions = VehicleReading & {
  /** Left out, the format is recognised from the feed's beginning. */
  format?: FeedFormat;
};

/**
 * Reads an inventory feed row by row: each row comes out as a normalised vehicle or in quarantine with its line and
 * the reasons (docs/product/feeds.md). Nothing in a feed makes it throw; memory does not grow with the feed.
 *
 * A row with a `feed.…` reason stands for the feed itself (`isFeedFailure`): what was read before it is incomplete.
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

/** True for the row that stands for an unreadable or cut-off feed, not for one vehicle. */
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

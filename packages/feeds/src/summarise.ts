import type { FeedReason } from "./feed-row.ts";
import type { GatheredFeed } from "./gather-feed.ts";
import type { FeedReasonCode } from "./reason-codes.ts";

/** Count of a reason, its first ten lines, and one example cell. */
export type ReasonCount = { code: FeedReasonCode; count: number; lines: number[]; example: string };

export type FeedSummary = {
  /** `accepted + quarantined`. */
  rows: number;
  accepted: number;
  quarantined: number;
  /** Accepted vehicles by store id. */
  stores: Record<string, number>;
  /** Reasons of rejected rows, most frequent first. A row with two reasons counts under both. */
  reasons: ReasonCount[];
  /** Notes of accepted rows, most frequent first. */
  notes: ReasonCount[];
};

const LINES_SHOWN = 10;

/**
 * Counts a feed's rows and reasons.
 *
 * @example summarise(feed).reasons[0] // { code: "vin.duplicate", count: 3, lines: [4, 9, 17], example: "JA4…" }
 */
export function summarise({ accepted, quarantined }: GatheredFeed): FeedSummary {
  const stores = new Map<string, number>();
  for (const { vehicle } of accepted) stores.set(vehicle.storeId, (stores.get(vehicle.storeId) ?? 0) + 1);
  return {
    rows: accepted.length + quarantined.length,
    accepted: accepted.length,
    quarantined: quarantined.length,
    stores: Object.fromEntries(stores),
    reasons: countReasons(quarantined.map(({ line, reasons }) => ({ line, reasons }))),
    notes: countReasons(accepted.map(({ line, notes }) => ({ line, reasons: notes }))),
  };
}

function countReasons(rows: readonly { line: number; reasons: readonly FeedReason[] }[]): ReasonCount[] {
  const byCode = new Map<string, ReasonCount>();
  for (const { line, reasons } of rows) {
    for (const { code, value } of reasons) {
      const known = byCode.get(code);
      const entry = known ?? { code, count: 0, lines: [], example: value };
      if (!known) byCode.set(code, entry);
      entry.count += 1;
      if (entry.lines.length < LINES_SHOWN && entry.lines.at(-1) !== line) entry.lines.push(line);
    }
  }
  return [...byCode.values()].sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

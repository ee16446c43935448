import type { AcceptedRow, FeedRow, QuarantinedRow } from "./feed-row.ts";
import { isFeedFailure } from "./read-feed.ts";

/** A parsed feed: one accepted row per VIN; all other rows are quarantined, in line order. */
export type GatheredFeed = {
  accepted: AcceptedRow[];
  quarantined: QuarantinedRow[];
  /** The row that reports an unreadable or truncated feed; null for a complete one. */
  failure: QuarantinedRow | null;
};

/**
 * Collects a feed's rows. The last row of a VIN wins, because exporters append corrections; the earlier ones are
 * quarantined as `vin.duplicate` with the line that replaced them.
 *
 * Memory grows with the feed, to about twice the size of the file. 200,000 rows (376 MB) took 764 MB of heap. For larger
 * feeds iterate `readFeed`, which took 8 MB. Store each vehicle by its VIN: a later row then replaces an earlier one.
 * docs/product/feeds.md, "Memory", says how it was measured.
 *
 * @example
 * const { accepted, quarantined } = await gatherFeed(readFeed(chunks, options));
 *
 * @example
 * // In flat memory: a later row of a VIN replaces the earlier one.
 * for await (const row of readFeed(chunks, options)) {
 *   if (row.ok) await upsertVehicle(row.vehicle);
 *   else await reportRow(row);
 * }
 */
export async function gatherFeed(
  rows: AsyncIterable<FeedRow>,
  onRow?: (row: FeedRow) => void,
): Promise<GatheredFeed> {
  const byVin = new Map<string, AcceptedRow>();
  const quarantined: QuarantinedRow[] = [];
  let failure: QuarantinedRow | null = null;
  for await (const row of rows) {
    onRow?.(row);
    if (!row.ok) {
      if (isFeedFailure(row)) failure = row;
      else quarantined.push(row);
      continue;
    }
    const earlier = byVin.get(row.vehicle.vin);
    if (earlier) quarantined.push(asDuplicate(earlier, row.line));
    byVin.set(row.vehicle.vin, row);
  }
  const inOrder = <Row extends { line: number }>(list: Row[]) => list.sort((a, b) => a.line - b.line);
  return { accepted: inOrder([...byVin.values()]), quarantined: inOrder(quarantined), failure };
}

function asDuplicate({ line, vehicle }: AcceptedRow, replacedBy: number): QuarantinedRow {
  const value = `${vehicle.vin} again on line ${replacedBy}`;
  return {
    ok: false,
    line,
    reasons: [{ code: "vin.duplicate", field: "vin", value }],
    vin: vehicle.vin,
    storeId: vehicle.storeId,
  };
}

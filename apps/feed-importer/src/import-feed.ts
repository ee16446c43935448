import { localDate } from "@forecourt/calendar";
import type { Database } from "@forecourt/database";
import {
  type FeedColumns,
  type FeedFormat,
  type FeedRow,
  type GatheredFeed,
  gatherFeed,
  readFeed,
} from "@forecourt/feeds";
import { loadVinTable, type VinTable } from "@forecourt/vin";
import type { ImporterDealership } from "./dealership.ts";
import { describeFeedFailure } from "./describe-feed-failure.ts";
import { SourceError } from "./open-source.ts";
import { readStoreInventory, type StoreInventory } from "./store-inventory.ts";
import { storeLookup } from "./store-lookup.ts";
import { planSwaps, type StoreChange, type StoreRefusal, swapStores } from "./swap-stores.ts";

export type ImportOptions = {
  dealership: ImporterDealership;
  /** A file name or URL without secrets, stored with the new inventory version. */
  source: string;
  store: string | null;
  /** Store codes of the feed: code to store id. */
  codes: Readonly<Record<string, string>>;
  format: FeedFormat | null;
  /** The feed's own columns, by field. */
  columns: FeedColumns;
  currency: string;
  /** Basis points. */
  maxDropShare: number;
  ifEmpty: boolean;
  dryRun: boolean;
  now: Date;
  onRow?: (row: FeedRow) => void;
};

export type ImportOutcome =
  | { kind: "skipped"; vehicles: number }
  | { kind: "unreadable"; problem: string; feed: GatheredFeed | null }
  /** Nothing was changed; without refusals, no row belongs to a known store. */
  | { kind: "refused"; refusals: StoreRefusal[]; feed: GatheredFeed }
  | { kind: "imported"; changes: StoreChange[]; feed: GatheredFeed };

/**
 * Reads a complete feed, checks it, and replaces its stores' inventory, each in one transaction. One refused store
 * refuses the whole feed (docs/product/feeds.md, "Swapping").
 *
 * @throws DatabaseError; the import can be repeated
 */
export async function importFeed(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const stock = await readStoreInventory(database);
  if (options.ifEmpty && stock.vehicles > 0) return { kind: "skipped", vehicles: stock.vehicles };
  let feed: GatheredFeed;
  const reading = readingOf(options, stock, await loadVinTable());
  try {
    feed = await gatherFeed(readFeed(chunks, reading), options.onRow);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { kind: "unreadable", problem: error.message, feed: null };
  }
  if (feed.failure !== null) return { kind: "unreadable", problem: describeFeedFailure(feed.failure), feed };
  const { stores, refusals } = planSwaps(feed, stock.counts, options);
  if (refusals.length > 0 || stores.size === 0) return { kind: "refused", refusals, feed };
  return { kind: "imported", changes: await swapStores(database, stores, options), feed };
}

function readingOf(options: ImportOptions, stock: StoreInventory, vinTable: VinTable) {
  return {
    format: options.format ?? undefined,
    columns: options.columns,
    currency: options.currency,
    today: localDate(options.now, options.dealership.timeZone),
    storeFor: storeLookup(options.dealership, options),
    firstSeenOn: (vin: string) => stock.arrivedOn.get(vin) ?? null,
    vinTable,
  };
}

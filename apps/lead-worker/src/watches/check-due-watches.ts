import { randomUUID } from "node:crypto";
import {
  currentInventoryVersion,
  type Database,
  type DueWatch,
  type Inventory,
  type KeyPair,
  loadInventory,
  open,
  readDueWatches,
  recordWatchCheck,
  type ShopperMessage,
  seal,
  type WatchContent,
} from "@forecourt/database";
import type { WorkerDealership } from "../dealership.ts";
import { readWatchContent } from "../emails/read-shopper-message.ts";
import { checkWatch } from "./check-watch.ts";
import { createStockView, type StockView } from "./stock-view.ts";

/** Addresses of one pass; the next pass takes the rest. */
const ADDRESSES = 100;

export type WatchChecker = {
  /** Checks the due watches of some addresses; returns how many watches were due and emails queued. */
  check: () => Promise<{ due: number; emails: number }>;
};

type Checked = { watch: DueWatch; content: WatchContent } & ReturnType<typeof checkWatch>;

/**
 * Creates the comparison of watches with the inventory. Each address gets one email with the news of all its watches
 * (docs/product/watches.md). Loads the inventory only when a watch is due.
 *
 * @example const { emails } = await createWatchChecker({ database, keyPairs, dealership }).check();
 */
export function createWatchChecker(parts: {
  database: Database;
  keyPairs: readonly KeyPair[];
  dealership: WorkerDealership;
}): WatchChecker {
  const { database, keyPairs, dealership } = parts;
  let inventory: Inventory | undefined;
  let views = new Map<string, StockView>();
  const load = async (version: number): Promise<Inventory> => {
    if (inventory?.version !== version) {
      inventory = await loadInventory(database);
      views = new Map();
    }
    return inventory;
  };
  /** Stores with the same settings of gates, fees and lists share a view. */
  const viewOf = (stock: Inventory, storeId: string): StockView => {
    const settings = dealership.settingsOf(storeId);
    const key = JSON.stringify([settings.unlock, settings.fees, settings.listing]);
    const view = views.get(key) ?? createStockView(stock, settings);
    views.set(key, view);
    return view;
  };
  const checkOne = async (watch: DueWatch, stock: Inventory): Promise<Checked | null> => {
    const opened = await open(keyPairs, watch.sealed, watch.id);
    const content = opened.ok ? readWatchContent(JSON.parse(opened.value)) : null;
    return content && { watch, content, ...checkWatch(watch, content, viewOf(stock, watch.storeId)) };
  };

  /** Returns whether an email was queued. */
  const checkAddress = async (watches: DueWatch[], stock: Inventory): Promise<boolean> => {
    const results = await Promise.all(watches.map((watch) => checkOne(watch, stock)));
    const checked = results.filter((result) => result !== null);
    const [first] = watches;
    if (!first) return false;
    const message = newsMessage(checked);
    const id = randomUUID();
    const news = message && { id, sealed: await seal(keyPairs[0]!.publicKey, JSON.stringify(message), id) };
    const recorded = await recordWatchCheck(database, {
      emailKey: first.emailKey,
      storeId: first.storeId,
      version: stock.version,
      watches: watches.map((watch) => ({
        id: watch.id,
        checkedVersion: watch.checkedVersion,
        // An unreadable watch is not due again until the inventory changes.
        known: checked.find((result) => result.watch === watch)?.known ?? watch.known,
      })),
      news,
    });
    return recorded && news !== null;
  };

  return {
    check: async () => {
      const version = await currentInventoryVersion(database);
      const due = await readDueWatches(database, { version, limit: ADDRESSES });
      if (due.length === 0) return { due: 0, emails: 0 };
      const stock = await load(version);
      let emails = 0;
      for (const watches of Map.groupBy(due, ({ emailKey }) => emailKey).values()) {
        if (await checkAddress(watches, stock)) emails += 1;
      }
      return { due: due.length, emails };
    },
  };
}

/** One email with all news of an address, in the language of its first watch; null without news. */
function newsMessage(checked: readonly Checked[]): ShopperMessage | null {
  const withNews = checked.filter(({ watch, news }) => watch.confirmed && news !== null);
  const [first] = withNews;
  if (!first) return null;
  const { email, stopAll, oneClick } = first.content;
  return {
    kind: "watch-news",
    to: email,
    locale: first.watch.locale,
    news: withNews.flatMap(({ news }) => news ?? []),
    stopAll,
    oneClick,
  };
}

import { desc, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { inventoryVersion } from "../schema/inventory-version.ts";

/** The last inventory change of a store. `confirmedAt` is the last import, even without changes. */
export type StoreSwap = typeof inventoryVersion.$inferSelect;

/**
 * Reads the last inventory change of each store, for health reports.
 *
 * @example const swaps = await readStoreSwaps(site);
 */
export function readStoreSwaps(database: Database): Promise<StoreSwap[]> {
  return runQuery(database, ({ orm }) =>
    orm
      .selectDistinctOn([inventoryVersion.storeId])
      .from(inventoryVersion)
      .orderBy(sql`${inventoryVersion.storeId}`, desc(inventoryVersion.version)),
  );
}

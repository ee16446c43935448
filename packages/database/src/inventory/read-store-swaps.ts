import { desc, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { inventoryVersion } from "../schema/inventory-version.ts";

/** A store's last change of stock. `confirmedAt` is the last import, also when it found nothing new. */
export type StoreSwap = typeof inventoryVersion.$inferSelect;

/**
 * The last change of each store's stock, for health reports.
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

import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { readVersion } from "./load-inventory.ts";

/**
 * Returns the group's inventory version, 0 before the first import; it grows with every change of any store. Poll it
 * every second or two, and reload the inventory when it changes.
 *
 * @throws DatabaseError
 * @example if ((await currentInventoryVersion(site)) !== loaded.version) loaded = await loadInventory(site);
 */
export function currentInventoryVersion(database: Database): Promise<number> {
  return runQuery(database, readVersion);
}

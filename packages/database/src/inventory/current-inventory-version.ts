import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { readVersion } from "./load-inventory.ts";

/**
 * The group's inventory version, 0 before the first import. It grows with every change of any store's stock; ask every
 * second or two, and load the inventory when it is a new one.
 *
 * @throws DatabaseError, `unavailable` when the database is away: keep serving what was loaded.
 * @example if ((await currentInventoryVersion(site)) !== loaded.version) loaded = await loadInventory(site);
 */
export function currentInventoryVersion(database: Database): Promise<number> {
  return runQuery(database, readVersion);
}

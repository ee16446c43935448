import type { Connection } from "../connection/run-query.ts";
import { VEHICLE_FIELDS } from "./vehicle-columns.ts";

const COLUMNS = VEHICLE_FIELDS.map(([, column]) => column);
const LIST = COLUMNS.join(", ");
const LIST_OF = (table: string) => COLUMNS.map((column) => `${table}.${column}`).join(", ");
const ASSIGN = COLUMNS.filter((column) => column !== "vin")
  .map((column) => `${column} = excluded.${column}`)
  .join(", ");

/** Inserts new and updates changed vehicles; unchanged rows are not written. */
const UPSERT = `
WITH written AS (
  INSERT INTO vehicle (${LIST}, version, sold_at)
  SELECT ${LIST}, $2, CASE WHEN status = 'sold' THEN now() END
  FROM vehicle_import
  WHERE import_id = $1
  ON CONFLICT (vin) DO UPDATE
  SET ${ASSIGN}, version = excluded.version,
      sold_at = CASE WHEN excluded.status = 'sold' THEN coalesce(vehicle.sold_at, now()) END
  WHERE (${LIST_OF("vehicle")}) IS DISTINCT FROM (${LIST_OF("excluded")})
  RETURNING xmax = 0 AS added
)
SELECT (count(*) FILTER (WHERE added))::int AS added, (count(*) FILTER (WHERE NOT added))::int AS changed
FROM written`;

/** Marks vehicles that are missing from the store's feed as sold. */
const RETIRE = `
WITH retired AS (
  UPDATE vehicle
  SET status = 'sold', sold_at = now(), version = $2
  WHERE store_id = $3 AND status <> 'sold'
    AND NOT EXISTS (SELECT FROM vehicle_import WHERE import_id = $1 AND vehicle_import.vin = vehicle.vin)
  RETURNING 1
)
SELECT count(*)::int AS removed FROM retired`;

/** What an import changed. */
export type InventoryChange = { added: number; changed: number; removed: number };

/** Replaces the store's inventory by the staged vehicles in the caller's transaction. */
export async function swapVehicles(
  { rows }: Connection,
  importId: string,
  storeId: string,
  version: number,
): Promise<InventoryChange> {
  const [written] = await rows<{ added: number; changed: number }>(UPSERT, [importId, version]);
  const [retired] = await rows<{ removed: number }>(RETIRE, [importId, version, storeId]);
  return { added: written!.added, changed: written!.changed, removed: retired!.removed };
}

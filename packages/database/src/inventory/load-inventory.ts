import type { Vehicle } from "@forecourt/inventory";
import { and, asc, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { inventoryVersion } from "../schema/inventory-version.ts";
import { vehicle } from "../schema/vehicle.ts";
import { VEHICLE_COLUMNS } from "./vehicle-columns.ts";

/** Rows per statement, so that a large inventory does not block the event loop. */
const BATCH = 2_000;

/** Sold vehicles keep a page (410) for this time, so that search engines remove them; then 404. */
export const SOLD_DAYS = 90;

export type Inventory = { version: number; vehicles: Vehicle[] };

/**
 * Loads a consistent snapshot of the inventory with its version: all vehicles for sale, and those sold within 90 days.
 *
 * @throws DatabaseError
 * @example const { version, vehicles } = await loadInventory(site);
 */
export function loadInventory(database: Database): Promise<Inventory> {
  return runTransaction(database, readAll, { snapshot: true });
}

async function readAll(connection: Connection): Promise<Inventory> {
  const version = await readVersion(connection);
  const vehicles: Vehicle[] = [];
  for (let last = ""; ; last = vehicles.at(-1)?.vin ?? "") {
    const batch = await readBatch(connection, last);
    vehicles.push(...batch);
    if (batch.length < BATCH) return { version, vehicles };
  }
}

function readBatch({ orm }: Connection, afterVin: string): Promise<Vehicle[]> {
  const recentlySold = gt(vehicle.soldAt, sql`now() - make_interval(days => ${SOLD_DAYS})`);
  return orm
    .select(VEHICLE_COLUMNS)
    .from(vehicle)
    .where(and(gt(vehicle.vin, afterVin), or(ne(vehicle.status, "sold"), recentlySold)))
    .orderBy(asc(vehicle.vin))
    .limit(BATCH);
}

/** Reads the newest version in the caller's transaction; 0 before the first import. */
export async function readVersion({ orm }: Pick<Connection, "orm">): Promise<number> {
  const [row] = await orm
    .select({ version: sql<number>`coalesce(max(${inventoryVersion.version}), 0)::float8` })
    .from(inventoryVersion);
  return row?.version ?? 0;
}

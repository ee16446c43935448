import type { Vehicle } from "@forecourt/inventory";
import { and, asc, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { inventoryVersion } from "../schema/inventory-version.ts";
import { vehicle } from "../schema/vehicle.ts";
import { VEHICLE_COLUMNS } from "./vehicle-columns.ts";

/** Rows per statement, so that a large inventory does not stop the process from answering. */
const BATCH = 2_000;

/** Long enough for links and search engines to learn that a vehicle is gone; afterwards its page is unknown. */
export const SOLD_DAYS = 90;

export type Inventory = { version: number; vehicles: Vehicle[] };

/**
 * Reads the whole inventory as one consistent picture with its version: every vehicle for sale, and those sold within
 * 90 days, so that their pages can say so. In no particular order.
 *
 * @throws DatabaseError, `unavailable` when the database is away.
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

/** The newest version within the caller's transaction, 0 before the first import. */
export async function readVersion({ orm }: Pick<Connection, "orm">): Promise<number> {
  const [row] = await orm
    .select({ version: sql<number>`coalesce(max(${inventoryVersion.version}), 0)::float8` })
    .from(inventoryVersion);
  return row?.version ?? 0;
}

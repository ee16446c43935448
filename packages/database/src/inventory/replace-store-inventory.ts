import { randomUUID } from "node:crypto";
import type { Vehicle } from "@forecourt/inventory";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runQuery, runTransaction } from "../connection/run-query.ts";
import { stageVehicles } from "./stage-vehicles.ts";
import { type InventoryChange, swapVehicles } from "./swap-vehicles.ts";

/** Advisory lock: one swap at a time, so that versions are committed in order. The number is arbitrary. */
const SWAP_LOCK = 7_305_419;

export type ReplaceOptions = {
  /** Display name of the source: a file name or a URL without secrets. */
  source: string;
  /** Called with the planned change. False cancels it, as for a dry run or a truncated feed. */
  accept?: (change: InventoryChange & { vehicles: number }) => boolean;
};

export type ReplaceResult = InventoryChange & {
  /** The group's inventory version afterwards; unchanged when nothing changed. */
  version: number;
  /** Vehicles in the feed. */
  vehicles: number;
  /** False when `accept` refused. */
  swapped: boolean;
};

class Refused extends Error {
  readonly result: ReplaceResult;

  constructor(result: ReplaceResult) {
    super("refused");
    this.result = result;
  }
}

/**
 * Replaces a store's inventory atomically. Missing vehicles become sold; a vehicle of another store moves to this one
 * (docs/product/feeds.md).
 *
 * @throws DatabaseError without any change; the import can be repeated
 * @example const { version, added } = await replaceStoreInventory(importer, "north", vehicles, { source: "north.csv" });
 */
export async function replaceStoreInventory(
  database: Database,
  storeId: string,
  vehicles: AsyncIterable<Vehicle> | Iterable<Vehicle>,
  options: ReplaceOptions,
): Promise<ReplaceResult> {
  const importId = randomUUID();
  try {
    const staged = await stageVehicles(database, importId, storeId, vehicles);
    return await runTransaction(database, (connection) =>
      swap(connection, importId, storeId, staged, options),
    );
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  } finally {
    await clearStage(database, importId).catch(() => {});
  }
}

async function swap(
  connection: Connection,
  importId: string,
  storeId: string,
  staged: number,
  { source, accept }: ReplaceOptions,
): Promise<ReplaceResult> {
  const { rows } = connection;
  await rows("SELECT pg_advisory_xact_lock($1)", [SWAP_LOCK]);
  await requireWholeStage(connection, importId, staged);
  const [last] = await rows<{ version: number }>(
    "SELECT coalesce(max(version), 0)::float8 AS version FROM inventory_version",
  );
  const next = last!.version + 1;
  const change = await swapVehicles(connection, importId, storeId, next);
  if (accept && !accept({ ...change, vehicles: staged })) {
    throw new Refused({ ...change, version: last!.version, vehicles: staged, swapped: false });
  }
  if (change.added + change.changed + change.removed === 0) {
    await rows(
      "UPDATE inventory_version SET confirmed_at = now() WHERE version = (SELECT max(version) FROM inventory_version WHERE store_id = $1)",
      [storeId],
    );
    return { ...change, version: last!.version, vehicles: staged, swapped: true };
  }
  await rows(
    "INSERT INTO inventory_version (version, store_id, source, vehicles, added, changed, removed) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [next, storeId, source, staged, change.added, change.changed, change.removed],
  );
  return { ...change, version: next, vehicles: staged, swapped: true };
}

/** Checks that no staged rows are missing: a crash empties the unlogged staging table, and missing vehicles would be sold. */
async function requireWholeStage({ rows }: Connection, importId: string, staged: number): Promise<void> {
  const [found] = await rows<{ vehicles: number }>(
    "SELECT count(*)::int AS vehicles FROM vehicle_import WHERE import_id = $1",
    [importId],
  );
  if (found!.vehicles !== staged) {
    throw new Error(`@forecourt/database: the server lost a part of the import; repeat it`);
  }
}

async function clearStage(database: Database, importId: string): Promise<void> {
  await runQuery(database, ({ rows }) =>
    rows("DELETE FROM vehicle_import WHERE import_id = $1 OR started_at < now() - interval '1 day'", [
      importId,
    ]),
  );
}

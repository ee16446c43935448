import type { Vehicle } from "@forecourt/inventory";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { storableVehicle } from "./storable-vehicle.ts";
import { VEHICLE_FIELDS } from "./vehicle-columns.ts";

/** Vehicles per statement: large enough to be quick, small enough that memory does not grow with the feed. */
const BATCH = 500;

const COLUMNS = VEHICLE_FIELDS.map(([, column]) => column).join(", ");

/** The first row of a VIN stays; a feed that lists one twice has it twice by mistake. */
const STAGE = `
INSERT INTO vehicle_import (import_id, version, ${COLUMNS})
SELECT $1, 0, ${COLUMNS} FROM json_populate_recordset(NULL::vehicle, $2)
ON CONFLICT DO NOTHING
RETURNING 1`;

/** Writes an import's vehicles where no shopper sees them yet. Returns how many are there. */
export async function stageVehicles(
  database: Database,
  importId: string,
  storeId: string,
  vehicles: AsyncIterable<Vehicle> | Iterable<Vehicle>,
): Promise<number> {
  let staged = 0;
  let batch: Record<string, unknown>[] = [];
  const flush = async () => {
    const values = [importId, JSON.stringify(batch)];
    batch = [];
    staged += (await runQuery(database, ({ rows }) => rows(STAGE, values))).length;
  };
  for await (const vehicle of vehicles) {
    batch.push(storableVehicle(vehicle, storeId));
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return staged;
}

import type { Vehicle } from "@forecourt/inventory";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { storableVehicle } from "./storable-vehicle.ts";
import { VEHICLE_FIELDS } from "./vehicle-columns.ts";

/** Vehicles per statement: large enough for speed, small enough for constant memory. */
const BATCH = 500;

const COLUMNS = VEHICLE_FIELDS.map(([, column]) => column).join(", ");

/** Keeps the first row of a duplicate VIN. */
const STAGE = `
INSERT INTO vehicle_import (import_id, version, ${COLUMNS})
SELECT $1, 0, ${COLUMNS} FROM json_populate_recordset(NULL::vehicle, $2)
ON CONFLICT DO NOTHING
RETURNING 1`;

/** Writes an import's vehicles to the staging table; returns their number. */
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

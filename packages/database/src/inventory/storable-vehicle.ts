import type { Vehicle } from "@forecourt/inventory";
import { VEHICLE_FIELDS } from "./vehicle-columns.ts";

/** A vehicle under its column names, with what PostgreSQL cannot keep taken out of its texts. */
export function storableVehicle(vehicle: Vehicle, storeId: string): Record<string, unknown> {
  const row: Record<string, unknown> = { version: 0 };
  for (const [field, column] of VEHICLE_FIELDS) row[column] = storable(vehicle[field]);
  row["store_id"] = storeId;
  return row;
}

/** PostgreSQL refuses NUL and half of a surrogate pair, and with them the whole import. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "");
  return Array.isArray(value) ? value.map(storable) : value;
}

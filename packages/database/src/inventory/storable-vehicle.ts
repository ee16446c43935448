import type { Vehicle } from "@forecourt/inventory";
import { VEHICLE_FIELDS } from "./vehicle-columns.ts";

/** Converts a vehicle to its columns, without characters that PostgreSQL cannot store. */
export function storableVehicle(vehicle: Vehicle, storeId: string): Record<string, unknown> {
  const row: Record<string, unknown> = { version: 0 };
  for (const [field, column] of VEHICLE_FIELDS) row[column] = storable(vehicle[field]);
  row["store_id"] = storeId;
  return row;
}

/** Removes NUL and lone surrogates, with which PostgreSQL would reject the whole import. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "");
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]));
}

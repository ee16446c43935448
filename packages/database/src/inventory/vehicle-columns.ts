import type { Vehicle } from "@forecourt/inventory";
import { getTableColumns } from "drizzle-orm";
import { vehicle } from "../schema/vehicle.ts";

const { version, soldAt, ...fromFeed } = getTableColumns(vehicle);

/** The columns of a vehicle, without internal ones. */
export const VEHICLE_COLUMNS = fromFeed;

/** Fields of `Vehicle` and the names of their columns. */
export const VEHICLE_FIELDS = Object.entries(fromFeed).map(
  ([field, column]) => [field as keyof Vehicle, column.name] as const,
);

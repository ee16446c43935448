import { feedRows } from "./feed-rows.ts";
import { type SampleVehicle, vehicleOf } from "./sample-vehicle.ts";

/** What the sample dealership has for sale, newest first: all 640 vehicles of its feed but the sold and the private. */
export const sampleStock: readonly SampleVehicle[] = feedRows
  .filter((row) => row["status"] !== "Sold" && row["visibility"] !== "private" && row["store_code"])
  .map(vehicleOf)
  .filter(({ price, fees }) => price > fees)
  .sort((a, b) => b.arrived - a.arrived || a.vin.localeCompare(b.vin));

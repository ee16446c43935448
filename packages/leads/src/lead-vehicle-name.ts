import { makeAndModel } from "@forecourt/inventory";
import type { LeadVehicle } from "./lead-vehicle.ts";

type Named = Pick<LeadVehicle, "year" | "make" | "model" | "trim">;

/**
 * A lead's vehicle in words: year, make, model and trim, as far as they are known.
 *
 * @example leadVehicleName({ year: 2021, make: "Ram", model: "Ram 1500", trim: null }) // "2021 Ram 1500"
 */
export function leadVehicleName({ year, make, model, trim }: Named): string {
  const name = makeAndModel({ make: make ?? "", model: model ?? "" });
  return [year, name, trim].filter((part) => part !== null && part !== "").join(" ");
}

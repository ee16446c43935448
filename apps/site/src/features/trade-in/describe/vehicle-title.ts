import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";

/**
 * The name of a shopper's vehicle.
 *
 * @example vehicleTitle({ year: 2019, make: "Honda", model: "CR-V", trim: "EX" }) // "2019 Honda CR-V EX"
 */
export function vehicleTitle({
  year,
  make,
  model,
  trim,
}: Pick<OwnVehicle, "year" | "make" | "model" | "trim">): string {
  return [year, make, model, trim].filter(Boolean).join(" ");
}

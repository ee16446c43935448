import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";

/** Creates the `n`-th test vehicle: a used Outlander whose sale price is locked. */
export function vehicleOf(n: number, changed: Partial<Vehicle> = {}): Vehicle {
  return exampleVehicle({
    vin: `JA4AZ3A3${String(n).padStart(9, "0")}`,
    stockNumber: `S${n}`,
    year: 2022,
    oldPrice: cents(2_899_500),
    salePrice: cents(2_711_100),
    ...changed,
  });
}

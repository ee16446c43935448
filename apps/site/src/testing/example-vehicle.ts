import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle as example } from "@forecourt/inventory/testing";
import type { Cents, Miles } from "@forecourt/units";

/** A vehicle without a sale price, with some fields replaced. */
export function exampleVehicle(changed: Partial<Vehicle> = {}): Vehicle {
  return example({
    vin: "JA4AZ3A34NZ000001",
    stockNumber: "P26001",
    year: 2022,
    mileage: 31_200 as Miles,
    exteriorColor: "Cosmic Blue",
    exteriorColorFamily: "blue",
    oldPrice: 2_499_500 as Cents,
    salePrice: null,
    features: ["Heated Seats"],
    standardFeatures: ["Cruise control"],
    description: "One owner.",
    arrivedOn: "2026-11-01",
    ...changed,
  });
}

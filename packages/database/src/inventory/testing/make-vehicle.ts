import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents, miles } from "@forecourt/units";

/** The `n`-th vehicle of a made-up stock, with characters that a database must keep. */
export function makeVehicle(n: number, changed: Partial<Vehicle> = {}): Vehicle {
  return exampleVehicle({
    vin: `JA4AZ3A3${String(n).padStart(9, "0")}`,
    stockNumber: `S${n}`,
    mileage: miles(20_000 + n),
    oldPrice: cents(2_899_500),
    salePrice: cents(2_749_900),
    features: ["Heated Seats", 'Wheels, 20"'],
    standardFeatures: ["{braces}", "back\\slash", ""],
    optionalFeatures: ["NULL"],
    description: "One owner.\nSpotless.",
    previewImage: "/vehicles/1.avif",
    additionalImages: ["/vehicles/2.avif"],
    evoxImages: { driverFront: "/evox/1.png", driverProfile: null, passengerRear: "/evox/\u00e9.png" },
    imageCustomBg: "/vehicles/1-lot.avif",
    arrivedOn: "2026-10-31",
    ...changed,
  });
}

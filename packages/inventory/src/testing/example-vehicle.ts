import { cents, miles } from "@forecourt/units";
import type { Vehicle } from "../vehicle.ts";

/** A used vehicle with a sale price, for tests. */
export function exampleVehicle(changed: Partial<Vehicle> = {}): Vehicle {
  return {
    vin: "JA4J4VAR4RZ004417",
    stockNumber: "P1001",
    storeId: "north",
    condition: "used",
    year: 2024,
    make: "Mitsubishi",
    model: "Outlander",
    trim: "SEL",
    mileage: miles(18_420),
    bodyStyle: "suvs",
    doors: 4,
    transmission: "cvt",
    drivetrain: "awd",
    fuelType: "gasoline",
    engine: "2.5L 4-Cylinder",
    cityMpg: 24,
    highwayMpg: 30,
    exteriorColor: "White Diamond",
    exteriorColorFamily: "white",
    interiorColor: "Black",
    oldPrice: cents(2_950_000),
    salePrice: cents(2_829_000),
    msrp: null,
    features: [],
    oemFeatures: [],
    standardFeatures: [],
    optionalFeatures: [],
    description: "",
    previewImage: null,
    additionalImages: [],
    evoxImages: null,
    imageCustomBg: null,
    status: "available",
    visibility: "public",
    arrivedOn: "2026-08-14",
    ...changed,
  };
}

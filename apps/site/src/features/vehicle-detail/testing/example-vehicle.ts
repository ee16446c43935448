import type { Vehicle } from "@forecourt/inventory";

const EXAMPLE: Vehicle = {
  vin: "JA4AZ3A34NZ000001",
  stockNumber: "P26001",
  storeId: "north",
  condition: "used",
  year: 2022,
  make: "Mitsubishi",
  model: "Outlander",
  trim: "SEL",
  mileage: 31_200,
  bodystyle: "suvs",
  doors: 4,
  transmission: "cvt",
  drivetrain: "awd",
  fuelType: "gasoline",
  engine: "2.5L 4-Cylinder",
  cityMpg: 24,
  highwayMpg: 30,
  exteriorcolor: "Cosmic Blue",
  exteriorColorFamily: "blue",
  interiorColor: "Black",
  oldPrice: 2_499_500,
  salePrice: null,
  msrp: null,
  features: ["Heated Seats"],
  oemFeatures: [],
  standardFeatures: ["Cruise control"],
  optionalFeatures: [],
  description: "One owner.",
  previewImage: null,
  additionalImages: [],
  status: "available",
  visibility: "public",
  arrivedOn: "2026-11-01",
};

/** A vehicle for tests, with some fields replaced. */
export function exampleVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return { ...EXAMPLE, ...changes };
}

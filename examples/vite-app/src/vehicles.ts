import type { Vehicle } from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";

/** Three invented cars; a real site reads them from its API. Prices are cents. */
export const vehicles: Vehicle[] = [
  car({
    vin: "JA4J4VAR4RZ004417",
    year: 2024,
    model: "Outlander",
    trim: "SEL",
    bodyStyle: "suvs",
    drivetrain: "awd",
    mileage: miles(18_420),
    oldPrice: cents(2_419_900),
  }),
  car({
    vin: "JA4APVAU1PU012346",
    year: 2023,
    model: "Eclipse Cross",
    trim: "LE",
    bodyStyle: "suvs",
    drivetrain: "awd",
    mileage: miles(31_077),
    oldPrice: cents(2_199_500),
  }),
  car({
    vin: "ML32FUFJ5RHF01234",
    year: 2024,
    model: "Mirage G4",
    trim: "ES",
    bodyStyle: "sedans",
    drivetrain: "fwd",
    mileage: miles(9_803),
    oldPrice: cents(1_689_500),
  }),
];

type Differences = Pick<
  Vehicle,
  "vin" | "year" | "model" | "trim" | "bodyStyle" | "drivetrain" | "mileage" | "oldPrice"
>;

function car(differences: Differences): Vehicle {
  return {
    ...differences,
    stockNumber: differences.vin.slice(-6),
    storeId: "bayside",
    condition: "used",
    make: "Mitsubishi",
    doors: 4,
    transmission: "cvt",
    fuelType: "gasoline",
    engine: null,
    cityMpg: null,
    highwayMpg: null,
    exteriorColor: "Cosmic Blue",
    exteriorColorFamily: "blue",
    interiorColor: null,
    salePrice: null,
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
    arrivedOn: "2026-08-01",
  };
}

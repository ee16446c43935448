import type { Vehicle } from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";

/** Eight invented cars; a real site reads them from its stock. Prices are cents. */
export const vehicles: Vehicle[] = [
  car("JA4J4VARXRZ004417", "2024 Mitsubishi Outlander SEL", {
    bodyStyle: "suvs",
    drivetrain: "awd",
    exteriorColorFamily: "blue",
    mileage: miles(18_420),
    oldPrice: cents(2_419_900),
    features: ["Sunroof", "Heated Seats"],
  }),
  car("JA4J4TA89PZ000013", "2023 Mitsubishi Outlander ES", {
    bodyStyle: "suvs",
    drivetrain: "fwd",
    exteriorColorFamily: "red",
    mileage: miles(27_310),
    oldPrice: cents(2_199_500),
  }),
  car("JA4APVAU1PU012346", "2023 Mitsubishi Eclipse_Cross LE", {
    bodyStyle: "suvs",
    drivetrain: "awd",
    exteriorColorFamily: "red",
    mileage: miles(31_077),
    oldPrice: cents(2_149_500),
    features: ["Heated Seats"],
  }),
  car("ML32FUFJ4RHF01234", "2024 Mitsubishi Mirage_G4 ES", {
    bodyStyle: "sedans",
    drivetrain: "fwd",
    exteriorColorFamily: "white",
    mileage: miles(9_803),
    oldPrice: cents(1_689_500),
  }),
  car("1FTFW1E81MFA10231", "2021 Ford F-150 XLT", {
    bodyStyle: "trucks",
    drivetrain: "4wd",
    exteriorColorFamily: "black",
    mileage: miles(48_250),
    oldPrice: cents(3_299_500),
    features: ["Heated Seats"],
  }),
  car("5FNRL6H87NB004518", "2022 Honda Odyssey EX-L", {
    bodyStyle: "minivans",
    drivetrain: "fwd",
    exteriorColorFamily: "silver",
    mileage: miles(36_904),
    oldPrice: cents(3_149_500),
    features: ["Sunroof"],
  }),
  car("KNDNB4H37P6213377", "2023 Kia Carnival LX", {
    bodyStyle: "minivans",
    drivetrain: "fwd",
    exteriorColorFamily: "blue",
    mileage: miles(22_118),
    oldPrice: cents(2_949_500),
  }),
  car("1FMSK8DH7LGB52219", "2020 Ford Explorer XLT", {
    bodyStyle: "suvs",
    drivetrain: "4wd",
    exteriorColorFamily: "gray",
    mileage: miles(61_540),
    oldPrice: cents(2_279_500),
  }),
];

type Facts = Pick<Vehicle, "bodyStyle" | "drivetrain" | "exteriorColorFamily" | "mileage" | "oldPrice"> &
  Partial<Pick<Vehicle, "features">>;

/** A used car; its name is year, make, model and trim, with `_` for a space inside one of them. */
function car(vin: string, name: string, { features = [], ...facts }: Facts): Vehicle {
  const [year, make = "", model = "", trim = ""] = name.split(" ").map((part) => part.replaceAll("_", " "));
  return {
    vin,
    year: Number(year),
    make,
    model,
    trim,
    ...facts,
    features,
    stockNumber: vin.slice(-6),
    storeId: "bayside",
    condition: "used",
    doors: 4,
    transmission: "automatic",
    fuelType: "gasoline",
    engine: null,
    cityMpg: null,
    highwayMpg: null,
    exteriorColor: null,
    interiorColor: null,
    salePrice: null,
    msrp: null,
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

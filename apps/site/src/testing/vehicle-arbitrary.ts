import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  type Vehicle,
} from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";
import fc from "fast-check";
import { dealership } from "#server/settings/dealership.ts";

const CARS = [
  ["Mitsubishi", "Outlander"],
  ["Mitsubishi", "Outlander PHEV"],
  ["Kia", "Soul"],
  ["Ram", "1500"],
  ["Ford", "F-150"],
] as const;

/** An amount that occurs in descriptions and features. */
export const AMOUNT = "$31,313";

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 8 });
const words = fc.constantFrom("Heated Seats", "Sunroof/Moonroof", "Apple CarPlay", `Tow Package (${AMOUNT})`);
const dollars = fc.integer({ min: 1_500, max: 90_000 }).map((amount) => cents(amount * 100 + 50));
const image = fc.constantFrom("https://photos.example/1.jpg", "/photos/2.jpg", "http://", "");

/** An arbitrary vehicle, with missing fields. */
const vehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    vin: fc.string({
      unit: fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"),
      minLength: 17,
      maxLength: 17,
    }),
    stockNumber: fc.nat(99_999).map((n) => `P${n}`),
    storeId: fc.constantFrom(...dealership.settings.stores.map(({ id }) => id)),
    condition: fc.constantFrom(...CONDITIONS),
    year: fc.integer({ min: 2008, max: 2026 }),
    car: fc.constantFrom(...CARS),
    trim: fc.constantFrom("", "SEL", "GT"),
    mileage: fc.nat(180_000).map(miles),
    bodyStyle: maybe(BODY_STYLES),
    doors: maybe([2, 4]),
    transmission: maybe(TRANSMISSIONS),
    drivetrain: maybe(DRIVETRAINS),
    fuelType: maybe(FUEL_TYPES),
    engine: maybe(["2.5L 4-Cylinder"]),
    cityMpg: maybe([24]),
    highwayMpg: maybe([30]),
    exteriorColor: maybe(["White Diamond", 'Red "Diamond" <2>']),
    exteriorColorFamily: maybe(COLOR_FAMILIES),
    interiorColor: maybe(["Black"]),
    oldPrice: fc.option(dollars, { freq: 10 }),
    salePrice: fc.option(dollars, { freq: 2 }),
    msrp: fc.option(dollars, { freq: 1 }),
    features: fc.uniqueArray(words),
    oemFeatures: fc.uniqueArray(words),
    standardFeatures: fc.uniqueArray(words),
    optionalFeatures: fc.uniqueArray(words),
    description: fc.constantFrom("", "One owner.", `One owner. Yours for ${AMOUNT}!`),
    previewImage: fc.option(image, { freq: 1 }),
    additionalImages: fc.array(image, { maxLength: 2 }),
    evoxImages: fc.option(
      fc.record({
        driverFront: fc.option(image),
        driverProfile: fc.option(image),
        passengerRear: fc.option(image),
      }),
    ),
    imageCustomBg: fc.option(image, { freq: 1 }),
    status: fc.constantFrom<Vehicle["status"]>("available", "available", "available", "pending", "sold"),
    visibility: fc.constantFrom<Vehicle["visibility"]>("public", "public", "public", "private"),
    arrivedOn: fc.integer({ min: 1, max: 28 }).map((day) => `2026-08-${String(day).padStart(2, "0")}`),
  })
  .map(({ car: [make, model], ...rest }) => ({ ...rest, make, model }));

/** Arbitrary vehicles, the same for the same seed. */
export function anyVehicles(n: number, seed = 1): Vehicle[] {
  const lot = fc.uniqueArray(vehicle, { minLength: n, maxLength: n, selector: ({ vin }) => vin });
  return fc.sample(lot, { seed, numRuns: 1 })[0] ?? [];
}

import {
  BODY_STYLES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  type Vehicle,
} from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";
import { vinCheckDigit } from "@forecourt/vin";
import fc from "fast-check";
import { colorFamily } from "../normalise/color-family.ts";
import { featureList } from "../normalise/feature-list.ts";
import { fuelType } from "../normalise/fuel-type.ts";
import { imageList } from "../normalise/image-list.ts";
import { plainText } from "../normalise/plain-text.ts";
import { retailAndSalePrice } from "../normalise/retail-and-sale-price.ts";
import { shortText } from "../normalise/short-text.ts";
import { cellText } from "../read/cell-text.ts";
import { GOOGLE_FUEL } from "../write/feed-labels.ts";
import { TODAY } from "./feed-text.ts";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
/** Characters and pieces that CSV, TSV, XML, HTML and spreadsheets read in a special way. */
const hostile = fc.constantFrom(
  ...`",;|\t\n+-'🚗é\u0000\uFEFF\uFFFF&%() \u2028`,
  ...[
    '""',
    "\r\n",
    "=1+1",
    "@SUM(A1)",
    "'=",
    "\u001b[31m",
    "\ud800",
    "]]>",
    "<b",
    "&amp;",
    "السيارة",
    "10,000",
  ],
);
const words = fc.constantFrom("SEL", "Sport", "S-AWC", "2.5", "Clean", "Hybrid", "4x4", "One owner");
const anyText = fc
  .array(fc.oneof(hostile, words, fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join(""));

/** Normalises a text until normalising it again changes nothing. */
function settled(text: string, read: (text: string) => string): string {
  let last = text;
  for (let next = read(last); next !== last; next = read(last)) last = next;
  return last;
}
const short = anyText.map((text) => settled(text, (cell) => shortText(cellText(cell))));
const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const price = fc.option(fc.integer({ min: 1, max: 20_000_000 }).map(cents), { nil: null });
const vin = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 17, maxLength: 17 })
  .map((text) => text.slice(0, 8) + vinCheckDigit(text) + text.slice(9));
const image = fc
  .array(fc.constantFrom("a", "7", "w_4,h_3", "é", "?x=1&y=2", ";", "-", "🚗", "/"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => `https://img.test/${parts.join("")}`)
  .filter((address) => imageList([address]).join() === address);
/** A tag must not start in one feature and end in the next. */
const feature = anyText.map((text) =>
  settled(text, (cell) => featureList([`${cell.replaceAll("<", "")}|`])[0] ?? ""),
);

/** Any vehicle that parsing can return: arbitrary texts, a valid VIN, normalised labels. */
export const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    vin,
    stockNumber: short,
    storeId: fc.constantFrom("north", "west-park"),
    condition: fc.constantFrom(...CONDITIONS),
    year: fc.integer({ min: 1900, max: 2028 }),
    make: fc.constantFrom("Mitsubishi", "BMW", "Mercedes-Benz", "Ram"),
    model: fc.oneof(
      fc.constantFrom("Outlander PHEV", "Tucson Hybrid", "1500", "S-Class"),
      short.filter((text) => text !== ""),
    ),
    trim: short,
    mileage: fc.integer({ min: 0, max: 1_000_000 }).map(miles),
    bodyStyle: orNull(BODY_STYLES),
    doors: orNull([2, 3, 4, 5, 6]),
    transmission: orNull(TRANSMISSIONS),
    drivetrain: orNull(DRIVETRAINS),
    fuel: orNull(FUEL_TYPES),
    engine: orNull(["2.4L 4-Cylinder", "3.0L 6-Cylinder Twin Turbo", "Dual Motor Electric", "8-Cylinder"]),
    exteriorColor: short.map((text) => text || null),
    interiorColor: short.map((text) => text || null),
    msrp: price,
    selling: price,
    internet: price,
    features: fc.array(feature, { maxLength: 4 }).map((list) => featureList(list.map((text) => `${text}|`))),
    description: anyText.map((text) => settled(text, (cell) => plainText(cellText(cell)))),
    images: fc.uniqueArray(image, { maxLength: 4 }),
    status: fc.constantFrom("available" as const, "pending" as const, "sold" as const),
    visibility: fc.constantFrom("public" as const, "public" as const, "private" as const),
    arrivedOn: fc
      .date({ min: new Date("1990-01-01"), max: new Date(TODAY), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  })
  .map(({ fuel, selling, internet, images: [previewImage = null, ...additionalImages], ...vehicle }) => ({
    ...vehicle,
    ...retailAndSalePrice({ ...vehicle, sellingPrice: selling, internetPrice: internet }),
    fuelType: fuelType({ ...vehicle, label: fuel ? GOOGLE_FUEL[fuel] : "" }),
    exteriorColorFamily: colorFamily(vehicle.exteriorColor ?? ""),
    cityMpg: null,
    highwayMpg: null,
    oemFeatures: [],
    standardFeatures: [],
    optionalFeatures: [],
    previewImage,
    additionalImages,
    evoxImages: null,
    imageCustomBg: null,
  }));

import type { Vehicle } from "@forecourt/inventory";
import { exportedImages, type FeedExport, feedPrice, feedTitle, shownVehicles } from "./feed-export.ts";
import { GOOGLE_BODY, GOOGLE_FUEL, GOOGLE_TRANSMISSION } from "./feed-labels.ts";
import { type FeedColumns, type TableLayout, writeTable } from "./feed-table.ts";
import { optionText } from "./option-text.ts";

const COLUMNS: FeedColumns = [
  ["vin", ({ vin }) => vin],
  // Vehicle ads require an id; the parser ignores a VIN as stock number.
  ["id", ({ stockNumber, vin }) => stockNumber || vin],
  ["store_code", ({ storeId }) => storeId],
  ["dealership_name", ({ storeId }, { dealerOf }) => dealerOf(storeId).name],
  ["dealership_address", dealershipAddress],
  ["title", feedTitle],
  ["description", ({ description }) => description],
  ["link", (vehicle, { linkOf }) => linkOf(vehicle)],
  ["image_link", (vehicle, options) => exportedImages(vehicle, options)[0] ?? ""],
  ["additional_image_link", additionalImages],
  ["price", askedPrice],
  [
    "vehicle_msrp",
    ({ condition, msrp }, { currency }) => feedPrice(condition === "new" ? msrp : null, currency),
  ],
  ["condition", ({ condition }) => (condition === "new" ? "new" : "used")],
  ["certified_pre_owned", ({ condition }) => (condition === "certified" ? "yes" : "no")],
  ["make", ({ make }) => make],
  ["model", ({ model }) => model],
  ["trim", ({ trim }) => trim],
  ["year", ({ year }) => String(year)],
  ["mileage", ({ mileage }) => `${mileage} miles`],
  ["body_style", ({ bodyStyle }) => (bodyStyle ? GOOGLE_BODY[bodyStyle] : "")],
  ["doors", ({ doors }) => String(doors ?? "")],
  ["engine", ({ engine }) => engine ?? ""],
  ["fuel", ({ fuelType }) => (fuelType ? GOOGLE_FUEL[fuelType] : "")],
  ["transmission", ({ transmission }) => (transmission ? GOOGLE_TRANSMISSION[transmission] : "")],
  ["drivetrain", ({ drivetrain }) => (drivetrain ?? "").toUpperCase()],
  ["exterior_color", ({ exteriorColor }) => exteriorColor ?? ""],
  ["interior_color", ({ interiorColor }) => interiorColor ?? ""],
  ["date_in_stock", ({ arrivedOn }) => arrivedOn],
  ["vehicle_option", ({ features }) => features.map(optionText).join(", ")],
];

/**
 * Writes a Google vehicle listings or vehicle ads feed line by line (docs/product/feeds.md, "Export"). Omits private,
 * pending and sold vehicles.
 *
 * @example Readable.from(writeGoogleFeed(vehicles, { layout: "tsv", priceOf, linkOf, dealerOf })).pipe(response)
 */
export function writeGoogleFeed(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  options: FeedExport & { layout: TableLayout },
): AsyncGenerator<string> {
  return writeTable(shownVehicles(vehicles, ["available"]), COLUMNS, options);
}

/** Google's single price: the lower one if public. */
function askedPrice(vehicle: Vehicle, { priceOf, currency }: FeedExport): string {
  const { price, salePrice } = priceOf(vehicle);
  return feedPrice(salePrice ?? price, currency);
}

function dealershipAddress({ storeId }: Vehicle, { dealerOf }: FeedExport): string {
  const { street, city, region, postalCode, country } = dealerOf(storeId);
  return `${street}, ${city}, ${region} ${postalCode}, ${country}`;
}

/** Escapes commas inside URLs, because commas separate URLs. */
function additionalImages(vehicle: Vehicle, options: FeedExport): string {
  return exportedImages(vehicle, options)
    .slice(1)
    .map((image) => image.replaceAll(",", "%2C"))
    .join(",");
}

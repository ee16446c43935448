import type { Vehicle } from "@forecourt/inventory";
import { exportedImages, type FeedExport, feedPrice, feedTitle, shownVehicles } from "./feed-export.ts";
import { META_BODY, META_CONDITION, META_DRIVETRAIN, META_FUEL, META_TRANSMISSION } from "./feed-labels.ts";
import { type FeedColumns, type TableLayout, writeTable } from "./feed-table.ts";
import { xmlListing } from "./xml-listing.ts";

/** Meta ignores further images. */
const MOST_IMAGES = 20;

const COLUMNS: FeedColumns = [
  // The VIN, because tracked events use it to identify vehicles.
  ["vehicle_id", ({ vin }) => vin],
  ["vin", ({ vin }) => vin],
  ["stock_number", ({ stockNumber }) => stockNumber],
  ["title", feedTitle],
  // Meta requires a description; the parser ignores a repeated title.
  ["description", (vehicle) => vehicle.description || feedTitle(vehicle)],
  ["url", (vehicle, { linkOf }) => linkOf(vehicle)],
  ["make", ({ make }) => make],
  ["model", ({ model }) => model],
  ["trim", ({ trim }) => trim],
  ["year", ({ year }) => String(year)],
  ["state_of_vehicle", ({ condition }) => META_CONDITION[condition]],
  ["mileage.value", ({ mileage }) => String(mileage)],
  ["mileage.unit", () => "MI"],
  ["body_style", ({ bodyStyle }) => (bodyStyle ? META_BODY[bodyStyle] : "OTHER")],
  ["transmission", ({ transmission }) => (transmission ? META_TRANSMISSION[transmission] : "")],
  ["drivetrain", ({ drivetrain }) => (drivetrain ? META_DRIVETRAIN[drivetrain] : "")],
  ["fuel_type", ({ fuelType }) => (fuelType ? META_FUEL[fuelType] : "")],
  ["exterior_color", ({ exteriorColor }) => exteriorColor ?? ""],
  ["interior_color", ({ interiorColor }) => interiorColor ?? ""],
  ["price", (vehicle, { priceOf, currency }) => feedPrice(priceOf(vehicle).price, currency)],
  ["sale_price", (vehicle, { priceOf, currency }) => feedPrice(priceOf(vehicle).salePrice, currency)],
  ["availability", ({ status }) => status.toUpperCase()],
  ["date_first_on_lot", ({ arrivedOn }) => arrivedOn],
  ["dealer_id", ({ storeId }) => storeId],
  ["dealer_name", ({ storeId }, { dealerOf }) => dealerOf(storeId).name],
  ["address.addr1", ({ storeId }, { dealerOf }) => dealerOf(storeId).street],
  ["address.city", ({ storeId }, { dealerOf }) => dealerOf(storeId).city],
  ["address.region", ({ storeId }, { dealerOf }) => dealerOf(storeId).region],
  ["address.postal_code", ({ storeId }, { dealerOf }) => dealerOf(storeId).postalCode],
  ["address.country", ({ storeId }, { dealerOf }) => dealerOf(storeId).country],
  ...Array.from({ length: MOST_IMAGES }, (_, at): FeedColumns[number] => [
    `image[${at}].url`,
    (vehicle, options) => exportedImages(vehicle, options)[at] ?? "",
  ]),
];

/**
 * Writes a Meta automotive catalogue feed vehicle by vehicle (docs/product/feeds.md, "Export"). Omits private and sold
 * vehicles.
 *
 * @example Readable.from(writeMetaFeed(vehicles, { layout: "xml", priceOf, linkOf, dealerOf })).pipe(response)
 */
export function writeMetaFeed(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  options: FeedExport & { layout: TableLayout | "xml" },
): AsyncGenerator<string> {
  const shown = shownVehicles(vehicles, ["available", "pending"]);
  const { layout } = options;
  return layout === "xml"
    ? writeListings(shown, options)
    : writeTable(shown, COLUMNS, { ...options, layout });
}

async function* writeListings(vehicles: AsyncIterable<Vehicle>, options: FeedExport): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>Vehicles</title>\n';
  for await (const vehicle of vehicles) {
    yield xmlListing(COLUMNS.map(([name, cell]) => [name, cell(vehicle, options)]));
  }
  yield "</listings>\n";
}

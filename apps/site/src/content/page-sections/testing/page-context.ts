import {
  createInventorySearch,
  createVocabulary,
  interpretKeywords,
  type Vehicle,
} from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";

/** The `n`-th vehicle of a small stock: a used Outlander with a sale price that the gate hides. */
export function vehicleOf(n: number, changed: Partial<Vehicle> = {}): Vehicle {
  return {
    vin: `JA4AZ3A3${String(n).padStart(9, "0")}`,
    stockNumber: `S${n}`,
    storeId: "north",
    condition: "used",
    year: 2022,
    make: "Mitsubishi",
    model: "Outlander",
    trim: "SEL",
    mileage: 20_000,
    bodystyle: "suvs",
    doors: 4,
    transmission: "cvt",
    drivetrain: "awd",
    fuelType: "gasoline",
    engine: null,
    cityMpg: null,
    highwayMpg: null,
    exteriorcolor: null,
    exteriorColorFamily: "white",
    interiorColor: null,
    oldPrice: 28_995_00,
    salePrice: 27_111_00,
    msrp: null,
    features: [],
    oemFeatures: [],
    standardFeatures: [],
    optionalFeatures: [],
    description: "",
    previewImage: null,
    additionalImages: [],
    status: "available",
    visibility: "public",
    arrivedOn: "2026-10-31",
    ...changed,
  };
}

/** What a page is made from, over a stock of its own. */
export function contextOf(
  vehicles: readonly Vehicle[],
  { access = "locked", now = "2026-11-20T18:00:00Z" }: { access?: PageContext["access"]; now?: string } = {},
): PageContext {
  const settings = settingsFor("north");
  const vocabulary = createVocabulary({ vehicles });
  const priceOf = (vehicle: Vehicle) => headlinePrice(vehicle, { access, context: "search", settings });
  return {
    locale: "en",
    storeId: "north",
    access,
    settings,
    inventory: createInventorySearch(vehicles, { vocabulary, interpretKeywords, priceOf }),
    vocabulary,
    now: new Date(now),
  };
}

import { type Filters, listingUrl, noFilters, type Sort, type Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents, miles } from "@forecourt/units";
import { GATE_CONTEXTS } from "@forecourt/visitor";
import { settingsFor } from "#server/settings/dealership.ts";
import { testContext, withGates } from "#testing/test-context.ts";
import { findListing, type Listing } from "../listing.ts";

const MODELS = [
  ["Mitsubishi", "Outlander", "suvs", "gasoline", "awd"],
  ["Mitsubishi", "Outlander PHEV", "suvs", "plug_in_hybrid", "awd"],
  ["Mitsubishi", "Mirage", "hatchbacks", "gasoline", "fwd"],
  ["Honda", "Civic", "sedans", "gasoline", "fwd"],
  ["Ford", "F-150", "trucks", "gasoline", "4wd"],
  ["Tesla", "Model 3", "sedans", "electricity", "rwd"],
  ["Chrysler", "Pacifica", "minivans", "hybrid", "fwd"],
] as const;
const COLORS = ["white", "black", "red", "blue", "gray"] as const;
const CONDITIONS = ["new", "used", "certified"] as const;
const FEATURES = Array.from("ABCDEFGHIJKL", (letter) => `Feature ${letter}`);

/** n deterministic vehicles: every third has a locked lower price, every tenth is private. */
export function testVehicles(n: number): Vehicle[] {
  return Array.from({ length: n }, (_, i): Vehicle => {
    const [make, model, bodyStyle, fuelType, drivetrain] = MODELS[i % MODELS.length]!;
    const condition = CONDITIONS[i % CONDITIONS.length]!;
    const price = 900_000 + ((i * 7919) % 4_000) * 1_000;
    return exampleVehicle({
      vin: `JA4J4VA80SZ${String(i).padStart(6, "0")}`,
      stockNumber: `N-${i}`,
      storeId: ["north", "riverside"][i % 2]!,
      condition,
      year: condition === "new" ? 2026 : 2012 + (i % 13),
      make,
      model,
      mileage: miles(condition === "new" ? 8 : 9_000 + ((i * 3571) % 120_000)),
      bodyStyle,
      drivetrain,
      fuelType,
      exteriorColorFamily: COLORS[i % COLORS.length]!,
      oldPrice: cents(price),
      salePrice: i % 3 === 0 ? cents(price - 123_400 - i * 100) : null,
      features: FEATURES.filter((_, at) => (i + at) % 3 === 0),
      visibility: i % 10 === 0 ? "private" : "public",
      arrivedOn: `2026-0${1 + (i % 9)}-1${i % 10}`,
    });
  });
}

type Options = {
  filters?: Partial<Filters>;
  sort?: Sort;
  page?: number;
  firstPage?: number;
  terms?: string;
  access?: "locked" | "open";
  locale?: "en" | "es";
  /** Whether private vehicles are hidden from locked visitors. */
  inventoryGate?: boolean;
  vehicles?: Vehicle[];
};

/** A listing of the test vehicles, as the page gets it. */
export function testListing(options: Options = {}): Listing {
  const { inventoryGate = false, vehicles = testVehicles(120), terms, ...visitor } = options;
  const everyGate = GATE_CONTEXTS.map((context) => [context, { inventory: inventoryGate }] as const);
  const settings = everyGate.reduce(
    (all, [context, gates]) => withGates(context, gates, all),
    settingsFor("north"),
  );
  const context = testContext(vehicles, { ...visitor, settings });
  const { vocabulary } = context;
  const filters = { ...noFilters(), ...options.filters };
  const { sort = "newest", page = 1, firstPage } = options;
  const url = listingUrl({ filters, sort, page, firstPage, terms }, vocabulary);
  return findListing(url, context)!;
}

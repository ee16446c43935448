import {
  createInventorySearch,
  createVocabulary,
  type Filters,
  noFilters,
  parseListing,
  type Vehicle,
} from "@forecourt/inventory";
import { expect, test } from "vitest";
import { nearestVehicles, relaxationLinks } from "./recovery.ts";
import { testVehicles } from "./testing/test-listing.ts";

const vehicles: Vehicle[] = testVehicles(200).map((vehicle) => ({
  ...vehicle,
  bodystyle: "suvs",
  oldPrice: 2_000_000,
  salePrice: null,
}));
const vocabulary = createVocabulary({ vehicles });
const inventory = createInventorySearch(vehicles, { vocabulary });
const language = { locale: "en" as const, vocabulary, coveredMiles: 85_000 };

function listingOf(filters: Partial<Filters>) {
  const query = { filters: { ...noFilters(), ...filters }, sort: "newest" as const, page: 1 };
  return { query, answer: inventory.search(query), language };
}

test("offers each group that helps, with what it gives, and every way leads to a list", () => {
  const listing = listingOf({ bodystyle: ["suvs", "trucks"], price: { min: null, max: 500 } });
  expect(listing.answer.total).toBe(0);
  const links = relaxationLinks(listing);
  expect(links).toEqual([
    { href: "/cars-for-sale/suvs/trucks", text: "Price: under $500", count: `${inventory.size} vehicles` },
  ]);
  const { pathname, searchParams } = new URL(links[0]!.href, "http://listing");
  expect(parseListing(pathname, searchParams, vocabulary).kind).toBe("listing");
});

test("the nearest vehicles fit everything but one group", () => {
  const listing = listingOf({ condition: ["used"], price: { min: null, max: 500 } });
  const nearest = nearestVehicles(listing, inventory, 3);
  expect(nearest).toHaveLength(3);
  expect(nearest.every(({ condition }) => condition !== "new")).toBe(true);
});

test("when no single group helps, the lot is shown", () => {
  const listing = listingOf({ bodystyle: ["trucks"], price: { min: null, max: 500 } });
  expect(relaxationLinks(listing)).toEqual([]);
  expect(nearestVehicles(listing, inventory, 3)).toHaveLength(3);
});

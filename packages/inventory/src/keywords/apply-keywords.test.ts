import { describe, expect, test } from "vitest";
import { type InventoryQuery, noFilters } from "../filters.ts";
import { listingUrl } from "../listing-url.ts";
import { parseListing } from "../parse-listing.ts";
import { createInventorySearch } from "../search/create-inventory-search.ts";
import { examplePayments } from "../testing/example-payments.ts";
import { randomQueries } from "../testing/random-queries.ts";
import { randomVehicles } from "../testing/random-vehicles.ts";
import { createVocabulary } from "../vocabulary.ts";
import { interpretKeywords } from "./interpret-keywords.ts";

const vehicles = randomVehicles(600, 9);
const vocabulary = createVocabulary({ vehicles });
const inventory = createInventorySearch(vehicles, {
  vocabulary,
  interpretKeywords,
  paymentsBy: examplePayments,
});

/** The address of a list after its keywords became filters; null when they stay. */
function applied(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://listing");
  const listing = parseListing(pathname, searchParams, vocabulary);
  if (listing.kind !== "listing") throw new Error(`${address} is not canonical`);
  const query = inventory.applyKeywords(listing.query);
  return query === listing.query ? null : listingUrl(query, vocabulary);
}

describe("keywords become filters", () => {
  test.each([
    ["/cars-for-sale?q=AWD+SUV+under+25000", "/cars-for-sale/suvs/price-under-25000?drivetrain=awd"],
    ["/cars-for-sale?q=awd+suv+sporty", "/cars-for-sale/suvs?drivetrain=awd&unknown=sporty"],
    ["/cars-for-sale?q=menos+de+400+al+mes", "/cars-for-sale?payment=null,400"],
    ["/cars-for-sale?q=suv+limited", "/cars-for-sale/suvs?q=limited"],
    ["/cars-for-sale?q=cars+for+sale", "/cars-for-sale"],
    ["/cars-for-sale?q=heated+seats", "/cars-for-sale/heated-seats"],
    ["/cars-for-sale?q=heated+seats+bluetooth", "/cars-for-sale/heated-seats?q=bluetooth"],
    ["/cars-for-sale?q=suv+no+bluetooth", "/cars-for-sale/suvs?q=no+bluetooth"],
    ["/cars-for-sale?q=suv+not+red", "/cars-for-sale/suvs?q=not+red"],
    ["/cars-for-sale?q=suv+no+zzzz", "/cars-for-sale/suvs?unknown=zzzz"],
    ["/cars-for-sale/heated-seats?q=suv+bluetooth", "/cars-for-sale/suvs/heated-seats?q=bluetooth"],
  ])("%s is %s", (address, expected) => {
    expect(applied(address)).toBe(expected);
  });

  test("each replaces the filter of its group; the others, the order and the terms stay", () => {
    expect(
      applied(
        "/used-cars-for-sale/sedans/price-over-10000?q=suv+under+20k&sort=oldest&terms=2000,0,700,60&page=2",
      ),
    ).toBe("/used-cars-for-sale/suvs/price-under-20000?sort=oldest&terms=2000,0,700,60");
  });
});

describe("keywords stay", () => {
  const { vin, stockNumber } = vehicles.find(({ status }) => status !== "sold")!;
  test.each([
    "/cars-for-sale",
    "/cars-for-sale?q=limited",
    "/cars-for-sale/heated-seats?q=bluetooth",
    "/cars-for-sale?q=not+red",
    `/cars-for-sale?q=${vin}`,
    `/cars-for-sale?q=${encodeURIComponent(stockNumber)}`,
  ])("%s", (address) => {
    expect(applied(address)).toBeNull();
  });

  test("when nothing is understood and nothing else narrows the list, which is then empty", () => {
    expect(applied("/cars-for-sale?q=zzzz+sporty")).toBeNull();
    const query: InventoryQuery = { filters: { ...noFilters(), q: "zzzz" }, sort: "newest", page: 1 };
    expect(inventory.search(query).total).toBe(0);
    expect(applied("/cars-for-sale/suvs?q=sporty")).toBe("/cars-for-sale/suvs?unknown=sporty");
  });
});

test("keywords without unknown words find the same vehicles as their filters", () => {
  const queries = randomQueries(vehicles, 200, 4, { keywords: 1 }).map(({ filters: { q }, sort }) => ({
    filters: { ...noFilters(), q },
    sort,
    page: 1,
  }));
  const moved = queries.filter((query) => inventory.applyKeywords(query) !== query);
  expect(moved.length).toBeGreaterThan(50);
  for (const query of moved) {
    const next = inventory.applyKeywords(query);
    expect(next.unknown).toBeUndefined();
    const vins = (asked: InventoryQuery) => inventory.search(asked).vehicles.map((vehicle) => vehicle.vin);
    expect(vins(next)).toEqual(vins(query));
    expect(inventory.search(next).total).toBe(inventory.search(query).total);
    expect(inventory.applyKeywords(next)).toBe(next);
  }
});

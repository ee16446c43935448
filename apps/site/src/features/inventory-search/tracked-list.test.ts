import { expect, test } from "vitest";
import { useTestSite } from "#testing/use-test-site.ts";
import { testListing } from "./testing/test-listing.ts";
import { trackedList } from "./tracked-list.ts";

useTestSite();

test("a list names the vehicles that it shows, in order", () => {
  const listing = testListing({});
  const vins = listing.answer.vehicles.map(({ vin }) => vin);
  expect(vins.length).toBeGreaterThan(1);
  expect(trackedList(listing)["data-listed"]).toBe(vins.join());
});

test.each([
  ["all vehicles", {}, false],
  ["one condition", { filters: { condition: ["used"] } }, false],
  ["another page and order", { page: 2, sort: "priceLow" }, false],
  ["terms", { terms: "2000,0,700,60" }, false],
  ["two conditions", { filters: { condition: ["new", "used"] } }, true],
  ["a body style", { filters: { bodyStyle: ["suvs"] } }, true],
  ["a range", { filters: { condition: ["used"], price: { min: null, max: 30_000 } } }, true],
  ["search words", { filters: { q: "zzz" } }, true],
] as const)("%s: is it a search?", (_list, query, isSearch) => {
  expect(trackedList(testListing(query as object))["data-filtered"]).toBe(isSearch ? "" : undefined);
});

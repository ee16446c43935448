import { type Filters, noFilters } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { isIndexable } from "./listing-indexing.ts";

const indexable = (filters: Partial<Filters>, total = 5) =>
  isIndexable({ filters: { ...noFilters(), ...filters }, sort: "newest", page: 1 }, total);

test.each<[Partial<Filters>]>([
  [{}],
  [{ condition: ["used"] }],
  [{ condition: ["used"], bodyStyle: ["suvs"], price: { min: null, max: 25_000 } }],
  [{ condition: ["used"], makeModel: ["mitsubishi", "outlander"] }],
  [{ fuelType: ["electricity"] }],
])("%j is indexable", (filters) => {
  expect(indexable(filters)).toBe(true);
});

test.each<[Partial<Filters>]>([
  [{ q: "awd" }],
  [{ mileage: { min: null, max: 85_000 } }],
  [{ stores: ["north"] }],
  [{ bodyStyle: ["suvs", "trucks"] }],
  [
    {
      condition: ["used"],
      bodyStyle: ["suvs"],
      makeModel: ["mitsubishi"],
      price: { min: null, max: 25_000 },
    },
  ],
])("%j is not indexable", (filters) => {
  expect(indexable(filters)).toBe(false);
});

test("an empty list is not indexable", () => {
  expect(indexable({}, 0)).toBe(false);
});

import {
  BODY_STYLES,
  CONDITIONS,
  createVocabulary,
  FUEL_TYPES,
  noFilters,
  normalizeQuery,
  RANGE_GROUPS,
  readParams,
  SORTS,
} from "@forecourt/inventory";
import fc from "fast-check";
import { expect, test } from "vitest";
import { vehicleQueryString } from "./vehicle-query.ts";

const vocabulary = createVocabulary({
  stores: [{ id: "west-park", label: "West Park" }],
  features: ["Sunroof"],
});

const range = fc
  .tuple(fc.option(fc.nat(200_000)), fc.option(fc.nat(200_000)))
  .map(([min, max]) => ({ min, max }));
const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values));
const query = fc.record(
  {
    condition: some(CONDITIONS),
    bodyStyle: some(BODY_STYLES),
    makeModel: some(["mitsubishi", "outlander_phev", "kia"]),
    fuelType: some(FUEL_TYPES),
    features: some(["sunroof"]),
    stores: some(["west-park"]),
    ...Object.fromEntries(RANGE_GROUPS.map((group) => [group, range])),
    q: fc.string({ maxLength: 30, unit: "binary" }),
    sort: fc.constantFrom(...SORTS),
    terms: fc.record({
      cashDown: fc.nat(20_000),
      tradeEquity: fc.nat(20_000),
      creditScore: fc.integer({ min: 400, max: 850 }),
      months: fc.integer({ min: 12, max: 72 }),
    }),
    page: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: [] },
);

test("the site parses the query string back to the query", () => {
  fc.assert(
    fc.property(query, ({ sort = "newest", page = 1, terms, ...filters }) => {
      const read = readParams(
        new URLSearchParams(vehicleQueryString({ ...filters, sort, terms, page })),
        vocabulary,
      );
      const text = terms && Object.values(terms).join();
      expect(read).toEqual(
        normalizeQuery({ filters: { ...noFilters(), ...filters }, sort, page, terms: text }, vocabulary),
      );
    }),
    { numRuns: 300 },
  );
});

test("equal searches give equal strings, an empty search an empty string", () => {
  expect(vehicleQueryString({ bodyStyle: ["suvs", "coupes", "suvs"] })).toBe("bodystyle=coupes,suvs");
  expect(vehicleQueryString({ bodyStyle: [], q: " ", page: 1, price: { min: null, max: null } })).toBe("");
});

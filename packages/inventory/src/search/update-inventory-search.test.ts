import { cents, miles } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFilters, SORTS } from "../filters.ts";
import { interpretKeywords } from "../keywords/interpret-keywords.ts";
import { examplePayments } from "../testing/example-payments.ts";
import { randomQueries } from "../testing/random-queries.ts";
import { randomVehicles } from "../testing/random-vehicles.ts";
import type { Vehicle } from "../vehicle.ts";
import { createVocabulary } from "../vocabulary.ts";
import { applyChanges } from "./apply-changes.ts";
import { createInventorySearch } from "./create-inventory-search.ts";
import type { InventorySearch } from "./inventory-search.ts";

const options = { interpretKeywords, paymentsBy: examplePayments };
const POOL = randomVehicles(400, 3);

/** What the next version of a vehicle may differ in. */
const difference: fc.Arbitrary<Partial<Vehicle>> = fc.oneof(
  fc.record({ oldPrice: fc.option(fc.integer({ min: 1, max: 9_000_000 }).map(cents), { nil: null }) }),
  fc.record({ mileage: fc.nat(150_000).map(miles), year: fc.integer({ min: 2000, max: 2026 }) }),
  fc.record({ status: fc.constantFrom("available", "pending", "sold") }),
  fc.record({ visibility: fc.constantFrom("public", "private") }),
  fc.record({ arrivedOn: fc.constantFrom("2026-01-01", "2026-06-15", "2026-12-31", "") }),
  fc.record({ make: fc.constantFrom("Ford", "Polaris", "Zastava"), model: fc.constantFrom("Ranger", "750") }),
  fc.record({ features: fc.array(fc.constantFrom("Heated Seats", "heated seats", "Sauna", "¡!")) }),
  fc.record({ storeId: fc.constantFrom("north", "harbour"), trim: fc.constantFrom("", "Lunar Edition") }),
  // Enough new labels for another word of bits.
  fc.record({ features: fc.constant(Array.from({ length: 40 }, (_, i) => `Extra ${i}`)) }),
);
const next = fc.tuple(fc.constantFrom(...POOL), difference).map(([old, fields]) => ({ ...old, ...fields }));
const changes = fc.oneof(
  fc.record({
    changed: fc.array(next, { maxLength: 12 }),
    removed: fc.array(fc.constantFrom(...POOL.map(({ vin }) => vin)), { maxLength: 8 }),
  }),
  // Often keeps every number of a document, so that unchanged columns are shared.
  fc.record({ changed: fc.tuple(next) }),
);

function expectSame(actual: InventorySearch, expected: InventorySearch, lot: Vehicle[], seed: number): void {
  const every = { filters: noFilters(), page: 1 };
  const queries = [
    ...SORTS.map((sort) => ({ ...every, sort })),
    ...randomQueries(lot, 12, seed, { payments: 0.3 }),
  ];
  for (const query of queries) expect(actual.search(query)).toEqual(expected.search(query));
  expect(POOL.filter(({ vin }) => actual.find(vin) !== expected.find(vin))).toEqual([]);
  expect(actual.similar(POOL[0]!, 5)).toEqual(expected.similar(POOL[0]!, 5));
  expect(actual.size).toBe(expected.size);
}

describe("after any updates a search equals a new one over the same vehicles", () => {
  test.each([
    ["most of the lot", 250],
    ["no vehicle", 0],
  ])("starting with %s", (_, size) => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 4 }), fc.nat(), (versions, seed) => {
        let lot = POOL.slice(0, size);
        let search = createInventorySearch(lot, options);
        for (const version of versions) {
          search = search.update(version);
          lot = applyChanges(lot, version);
        }
        expectSame(search, createInventorySearch(lot, options), lot.length > 0 ? lot : POOL, seed);
      }),
      { numRuns: 30 },
    );
  });
});

test("an update leaves the search before it as it was", () => {
  const lot = POOL.slice(0, 200);
  const search = createInventorySearch(lot, options);
  search.update({ changed: POOL.slice(190, 230).map((vehicle) => ({ ...vehicle, features: ["Sauna"] })) });
  search.update({ removed: lot.map(({ vin }) => vin) });
  expectSame(search, createInventorySearch(lot, options), lot, 5);
});

test("a given vocabulary stays until a new one is given", () => {
  const vocabulary = createVocabulary({ vehicles: POOL });
  const lunar = { ...POOL[0]!, make: "Zastava", features: ["Sauna"] };
  const updated = createInventorySearch(POOL, { vocabulary }).update({ changed: [lunar] });
  const lot = [lunar, ...POOL.slice(1)];
  expectSame(updated, createInventorySearch(lot, { vocabulary }), lot, 6);
  const words = createVocabulary({ vehicles: lot, stores: [{ id: "north", label: "Larkspur North" }] });
  const relabelled = updated.update({}, words);
  expectSame(relabelled, createInventorySearch(lot, { vocabulary: words }), lot, 7);
  expect(relabelled.search({ filters: noFilters(), sort: "newest", page: 1 }).facets.stores[0]).toMatchObject(
    { value: "north", label: "Larkspur North" },
  );
});

test("a vehicle that is changed and removed is changed", () => {
  const [vehicle] = POOL;
  const search = createInventorySearch<Vehicle>([]).update({ changed: [vehicle!], removed: [vehicle!.vin] });
  expect(search.find(vehicle!.vin)).toBe(vehicle);
});

test("a vehicle in the place of another is sorted by its own VIN", () => {
  const vinOf = (first: string, number: number) => first + String(number).padStart(16, "0");
  // So many that pages are read in the stored orders.
  const lot = Array.from({ length: 300 }, (_, i) => ({ ...POOL[0]!, vin: vinOf("B", i) }));
  const late = { ...POOL[0]!, arrivedOn: "2026-12-31" };
  const search = createInventorySearch([{ ...late, vin: vinOf("C", 1) }, ...lot], options);
  const changes = { changed: [{ ...late, vin: vinOf("A", 1) }], removed: [vinOf("C", 1)] };
  const after = [...lot, ...changes.changed];
  expectSame(search.update(changes), createInventorySearch(after, options), after, 8);
});

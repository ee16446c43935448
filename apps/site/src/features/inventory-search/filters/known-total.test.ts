import {
  createInventorySearch,
  type InventoryQuery,
  interpretKeywords,
  noFilters,
  toggleValue,
  VALUE_GROUPS,
} from "@forecourt/inventory";
import { describe, expect, test } from "vitest";
import { testVehicles } from "../testing/test-listing.ts";
import { knownTotal } from "./known-total.ts";

// Some vehicles without a body style or drivetrain, and certified ones, which are used as well.
const vehicles = testVehicles(240).map((vehicle, at) => ({
  ...vehicle,
  bodyStyle: at % 11 === 0 ? null : vehicle.bodyStyle,
  drivetrain: at % 13 === 0 ? null : vehicle.drivetrain,
  visibility: "public" as const,
}));
const inventory = createInventorySearch(vehicles, { interpretKeywords });

const queryOf = (filters: Partial<InventoryQuery["filters"]>): InventoryQuery => ({
  filters: { ...noFilters(), ...filters },
  sort: "newest",
  page: 1,
});

const queries: [string, Partial<InventoryQuery["filters"]>][] = [
  ["nothing", {}],
  ["one value", { bodyStyle: ["suvs"] }],
  ["two values of one group", { bodyStyle: ["suvs", "sedans"] }],
  ["every body style", { bodyStyle: ["suvs", "sedans", "trucks", "hatchbacks", "minivans"] }],
  ["conditions that overlap", { condition: ["certified"] }],
  ["features, of which a vehicle has several", { features: ["feature_a", "feature_b"] }],
  ["a make", { makeModel: ["mitsubishi"] }],
  ["a make with a model", { makeModel: ["mitsubishi", "outlander"] }],
  ["two stores and a range", { stores: ["north", "riverside"], price: { min: 12_000, max: 40_000 } }],
  ["keywords", { q: "awd under 40000", exteriorColor: ["white"] }],
  ["several groups", { fuelType: ["gasoline"], drivetrain: ["awd", "fwd"], exteriorColor: ["red", "blue"] }],
];

describe("a total that is shown beforehand equals that of the search", () => {
  test.each(queries)("after %s", (_, filters) => {
    const query = queryOf(filters);
    const answer = inventory.search(query);
    let known = 0;
    for (const { key } of VALUE_GROUPS) {
      for (const facet of answer.facets[key]) {
        const total = knownTotal(query, answer, key, facet);
        if (total === undefined) continue;
        known += 1;
        expect(total, `${key} ${facet.value}`).toBe(
          inventory.search(toggleValue(query, key, facet.value)).total,
        );
      }
    }
    expect(known).toBeGreaterThan(10);
  });
});

test("a total is unknown where counts overlap, or the last value is removed", () => {
  const known = (
    filters: Partial<InventoryQuery["filters"]>,
    group: "condition" | "features" | "makeModel" | "bodyStyle",
    value: string,
  ) => knownTotal(queryOf(filters), { total: 50 }, group, { value, count: 20 });
  expect(known({ condition: ["new"] }, "condition", "used")).toBeUndefined();
  expect(known({ features: ["feature_a"] }, "features", "feature_b")).toBeUndefined();
  expect(known({ makeModel: ["mitsubishi"] }, "makeModel", "outlander")).toBeUndefined();
  expect(known({ bodyStyle: ["suvs"] }, "bodyStyle", "suvs")).toBeUndefined();
  expect(known({ bodyStyle: ["suvs"] }, "bodyStyle", "trucks")).toBe(70);
  expect(known({ bodyStyle: ["suvs", "trucks"] }, "bodyStyle", "trucks")).toBe(30);
});

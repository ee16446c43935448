import { expect, test } from "vitest";
import { activeFilters, clearGroup, toggleValue } from "./edit-query.ts";
import { type InventoryQuery, noFilters } from "./filters.ts";

const query: InventoryQuery = {
  filters: { ...noFilters(), bodystyle: ["suvs"], price: { min: null, max: 30_000 }, q: "awd" },
  sort: "year",
  page: 4,
};

test("a change keeps everything else and goes to the first page", () => {
  const both = toggleValue(query, "bodystyle", "trucks");
  expect(both).toEqual({ ...query, filters: { ...query.filters, bodystyle: ["suvs", "trucks"] }, page: 1 });
  expect(toggleValue(both, "bodystyle", "suvs").filters.bodystyle).toEqual(["trucks"]);
  expect(clearGroup(query, "price").filters).toEqual({ ...query.filters, price: { min: null, max: null } });
  expect(query.filters.bodystyle).toEqual(["suvs"]);
});

test("everything that narrows has its chip", () => {
  expect(activeFilters(query.filters)).toEqual([
    { group: "bodystyle", value: "suvs" },
    { group: "price", range: { min: null, max: 30_000 } },
    { group: "q", q: "awd" },
  ]);
  expect(activeFilters(noFilters())).toEqual([]);
});

import { expect, test } from "vitest";
import { activeFilters, clearGroup, toggleValue } from "./edit-query.ts";
import { type InventoryQuery, noFilters } from "./filters.ts";

const query: InventoryQuery = {
  filters: { ...noFilters(), bodyStyle: ["suvs"], price: { min: null, max: 30_000 }, q: "awd" },
  sort: "year",
  page: 4,
};

test("a change keeps all other filters and resets the page", () => {
  const both = toggleValue(query, "bodyStyle", "trucks");
  expect(both).toEqual({ ...query, filters: { ...query.filters, bodyStyle: ["suvs", "trucks"] }, page: 1 });
  expect(toggleValue(both, "bodyStyle", "suvs").filters.bodyStyle).toEqual(["trucks"]);
  expect(clearGroup(query, "price").filters).toEqual({ ...query.filters, price: { min: null, max: null } });
  expect(query.filters.bodyStyle).toEqual(["suvs"]);
});

test("lists every active filter", () => {
  expect(activeFilters(query.filters)).toEqual([
    { group: "bodyStyle", value: "suvs" },
    { group: "price", range: { min: null, max: 30_000 } },
    { group: "q", q: "awd" },
  ]);
  expect(activeFilters(noFilters())).toEqual([]);
});

test("toggling appends a value, or removes only that value", () => {
  const three = { ...query, filters: { ...query.filters, makeModel: ["kia", "ford", "ram"] } };
  expect(toggleValue(three, "makeModel", "bmw").filters.makeModel).toEqual(["kia", "ford", "ram", "bmw"]);
  const without = toggleValue(three, "makeModel", "ford");
  expect(without).toEqual({ ...three, filters: { ...three.filters, makeModel: ["kia", "ram"] }, page: 1 });
});

test("clearing a group keeps the other groups", () => {
  expect(clearGroup(query, "q")).toEqual({ ...query, filters: { ...query.filters, q: "" }, page: 1 });
  expect(clearGroup(query, "bodyStyle")).toEqual({
    ...query,
    filters: { ...query.filters, bodyStyle: [] },
    page: 1,
  });
  expect(clearGroup(query, "stores")).toEqual({ ...query, page: 1 });
});

test("active filters are in the order values, ranges, keywords", () => {
  const filters = {
    ...noFilters(),
    stores: ["north", "airport"],
    condition: ["used"],
    year: { min: 2020, max: null },
    mileage: { min: 0, max: 5 },
    q: " ",
  };
  expect(activeFilters(filters)).toEqual([
    { group: "condition", value: "used" },
    { group: "stores", value: "north" },
    { group: "stores", value: "airport" },
    { group: "mileage", range: { min: 0, max: 5 } },
    { group: "year", range: { min: 2020, max: null } },
  ]);
});

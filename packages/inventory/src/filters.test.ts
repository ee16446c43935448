import { expect, test } from "vitest";
import { isActive, isOpen, noFilters, RANGE_GROUPS, SORTS, VALUE_GROUPS } from "./filters.ts";

test("noFilters returns a new object without filters each time", () => {
  const open = { min: null, max: null };
  expect(noFilters()).toEqual({
    condition: [],
    bodyStyle: [],
    makeModel: [],
    fuelType: [],
    drivetrain: [],
    exteriorColor: [],
    features: [],
    stores: [],
    price: open,
    payment: open,
    mileage: open,
    year: open,
    q: "",
  });
  noFilters().bodyStyle.push("suvs");
  noFilters().price.max = 1;
  expect(noFilters()).toMatchObject({ bodyStyle: [], price: open });
});

test("the groups and their URL parameters", () => {
  expect(VALUE_GROUPS.map(({ key, param }) => `${key}:${param}`).join(" ")).toBe(
    "condition:condition bodyStyle:bodystyle makeModel:make_model fuelType:fuel-type drivetrain:drivetrain " +
      "exteriorColor:exterior-color features:features stores:stores",
  );
  expect(RANGE_GROUPS).toEqual(["price", "payment", "mileage", "year"]);
  expect(SORTS).toEqual(["newest", "priceLow", "priceHigh", "payment", "mileage", "year", "oldest"]);
});

test.each([
  [{ min: null, max: null }, true],
  [{ min: 0, max: null }, false],
  [{ min: null, max: 0 }, false],
  [{ min: 1, max: 2 }, false],
])("%j is open: %j", (range, open) => {
  expect(isOpen(range)).toBe(open);
  expect(isActive({ ...noFilters(), year: range }, "year")).toBe(!open);
});

test.each([
  ["bodyStyle", [], false],
  ["bodyStyle", ["suvs"], true],
  ["q", "", false],
  ["q", " \t", false],
  ["q", " awd", true],
] as const)("%s %j is active: %j", (group, value, active) => {
  expect(isActive({ ...noFilters(), [group]: value }, group)).toBe(active);
});

import { expect, test } from "vitest";
import { type Filters, noFilters } from "./filters.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";

const normalized = (filters: Partial<Filters>, page = 1) =>
  normalizeQuery({ filters: { ...noFilters(), ...filters }, sort: "year", page }, vocabulary);

test("drops unknown and duplicate values, sorts them with makes before models, keeps the sort", () => {
  const makeModel = ["ranger", "mitsubishi", "mirage", "nonsense", "ford", "ranger"];
  expect(normalized({ makeModel, stores: ["west_park", "north", "west-park"] })).toEqual({
    filters: {
      ...noFilters(),
      makeModel: ["mitsubishi", "mirage", "ranger"],
      stores: ["north", "west-park", "west_park"],
    },
    sort: "year",
    page: 1,
  });
});

test("sorts other groups alphabetically", () => {
  expect(normalized({ features: ["sunroof_moonroof", "5", "heated_seats"] }).filters.features).toEqual([
    "5",
    "heated_seats",
    "sunroof_moonroof",
  ]);
});

test("does not change its input", () => {
  const filters = { ...noFilters(), bodyStyle: ["trucks", "suvs"] };
  normalizeQuery({ filters, sort: "newest", page: 1 }, vocabulary);
  expect(filters.bodyStyle).toEqual(["trucks", "suvs"]);
});

test.each([
  [1, 2, "1 to 2"],
  [2, 1, "1 to 2"],
  [2, 2, "2 to 2"],
  [0, null, "0 to null"],
  [null, 0, "null to 0"],
  [-1, 5, "null to 5"],
  [1, 999_999_999, "1 to 999999999"],
  [1, 1_000_000_000, "1 to null"],
  [1.5, Number.NaN, "null to null"],
])("the range %j to %j is %s", (from, to, expected) => {
  for (const group of ["price", "mileage", "year"] as const) {
    const { min, max } = normalized({ [group]: { min: from, max: to } }).filters[group];
    expect(`${min} to ${max}`).toBe(expected);
  }
});

test.each([
  [1, 1],
  [2, 2],
  [0, 1],
  [-3, 1],
  [1.5, 1],
  [Number.NaN, 1],
  [999_999, 999_999],
  [1_000_000, 999_999],
])("page %j is page %j", (given, page) => {
  expect(normalized({}, given).page).toBe(page);
});

test.each([
  ["  awd \t\n suv\u0000 ", "awd suv"],
  ["\u0007", ""],
  ["x".repeat(100), "x".repeat(100)],
  ["x".repeat(101), "x".repeat(100)],
  [`${"x".repeat(99)} y`, "x".repeat(99)],
  [`${"x".repeat(98)}\u{1f697}`, `${"x".repeat(98)}\u{1f697}`],
  [`${"x".repeat(99)}\u{1f697}`, "x".repeat(99)],
  ["a\ud83d", "a"],
  ["a\ud83db", "a\ufffdb"],
  ["\udc00b", "\ufffdb"],
])("the keywords %j are %j", (given, q) => {
  expect(normalized({ q: given }).filters.q).toBe(q);
});

import { expect, test } from "vitest";
import { type Filters, noFilters } from "./filters.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";

const normalized = (filters: Partial<Filters>, page = 1) =>
  normalizeQuery({ filters: { ...noFilters(), ...filters }, sort: "year", page }, vocabulary);

test("drops unknown and duplicate values, sorts them with makes before models, keeps the sort", () => {
  const make_model = ["ranger", "mitsubishi", "mirage", "nonsense", "ford", "ranger"];
  expect(normalized({ make_model, stores: ["west_park", "north", "west-park"] })).toEqual({
    filters: {
      ...noFilters(),
      make_model: ["ford", "mitsubishi", "mirage", "ranger"],
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
  const filters = { ...noFilters(), bodystyle: ["trucks", "suvs"] };
  normalizeQuery({ filters, sort: "newest", page: 1 }, vocabulary);
  expect(filters.bodystyle).toEqual(["trucks", "suvs"]);
});

test.each([
  [
    { min: 1, max: 2 },
    { min: 1, max: 2 },
  ],
  [
    { min: 2, max: 1 },
    { min: 1, max: 2 },
  ],
  [
    { min: 2, max: 2 },
    { min: 2, max: 2 },
  ],
  [
    { min: 0, max: null },
    { min: 0, max: null },
  ],
  [
    { min: null, max: 0 },
    { min: null, max: 0 },
  ],
  [
    { min: -1, max: 5 },
    { min: null, max: 5 },
  ],
  [
    { min: 1, max: 999_999_999 },
    { min: 1, max: 999_999_999 },
  ],
  [
    { min: 1, max: 1_000_000_000 },
    { min: 1, max: null },
  ],
  [
    { min: 1.5, max: Number.NaN },
    { min: null, max: null },
  ],
])("the range %j is %j", (given, range) => {
  for (const group of ["price", "mileage", "year"] as const) {
    expect(normalized({ [group]: given }).filters[group]).toEqual(range);
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

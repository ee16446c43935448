import { createVocabulary, noFilters, normalizeQuery, readParams } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { keptValues } from "./form-values.ts";

const vocabulary = createVocabulary({ stores: [{ id: "north", label: "North" }] });
const query = normalizeQuery(
  {
    filters: {
      ...noFilters(),
      condition: ["new", "used"],
      makeModel: ["mitsubishi", "outlander"],
      stores: ["north"],
      mileage: { min: null, max: 85_000 },
      price: { min: 1_000, max: 2_000 },
      q: "awd",
    },
    sort: "priceLow",
    page: 4,
  },
  vocabulary,
);

test("hidden fields for every filter give the first page of the same list", () => {
  const params = keptValues(query, () => false, vocabulary).map(({ name, value }) => [name, value] as const);
  expect(readParams(params, vocabulary)).toEqual({ ...query, page: 1 });
});

test("omits the form's own fields and the default order", () => {
  expect(keptValues({ ...query, sort: "newest" }, (group) => group !== "q", vocabulary)).toEqual([
    { name: "q", value: "awd" },
  ]);
});

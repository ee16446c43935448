import { createVocabulary, type Filters, listingUrl, noFilters } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { appliedFilters } from "./applied-filters.ts";

const vocabulary = createVocabulary({
  features: ["Heated Seats"],
  stores: [{ id: "north", label: "Larkspur North" }],
});
const presentation = { locale: "en" as const, vocabulary, warrantyMiles: 85_000 };
const queryOf = (filters: Partial<Filters>) => ({
  filters: { ...noFilters(), ...filters },
  sort: "priceLow" as const,
  page: 3,
});
const textsOf = (filters: Partial<Filters>) =>
  appliedFilters(queryOf(filters), presentation).map(({ text }) => text);

test("names the words that the search did not understand first, with a link without them", () => {
  const chips = appliedFilters({ ...queryOf({ bodyStyle: ["suvs"] }), unknown: "sporty" }, presentation);
  expect(chips.map(({ text, unknown }) => [text, unknown])).toEqual([
    ["Ignored: “sporty”", true],
    ["Body style: SUVs", undefined],
  ]);
  expect(chips[1]?.href).toContain("unknown=sporty");
  expect(chips[0]?.href).toBe("/cars-for-sale/suvs?sort=priceLow&page=3");
});

test("labels each filter with its group and value", () => {
  const texts = textsOf({
    condition: ["used"],
    bodyStyle: ["suvs", "trucks"],
    makeModel: ["mitsubishi", "outlander_phev"],
    fuelType: ["plug_in_hybrid"],
    drivetrain: ["awd"],
    exteriorColor: ["red"],
    features: ["heated_seats"],
    stores: ["north"],
    price: { min: 12_000, max: 41_000 },
    payment: { min: null, max: 425 },
    mileage: { min: null, max: 84_999 },
    year: { min: 2024, max: null },
    q: "third row",
  });
  expect(texts).toEqual([
    "Condition: Used",
    "Body style: SUVs",
    "Body style: Trucks",
    "Make: Mitsubishi",
    "Model: Mitsubishi Outlander PHEV",
    "Fuel: Plug-in hybrid",
    "Drivetrain: All-wheel drive",
    "Exterior color: Red",
    "Features: Heated Seats",
    "Store: Larkspur North",
    "Price: $12,000 – $41,000",
    "Payment: up to $425 a month",
    "Mileage: under 85,000",
    "Year: 2024 or newer",
    "Keywords: third row",
  ]);
});

test.each<[Partial<Filters>, string]>([
  [{ price: { min: null, max: 9_000 } }, "Price: under $9,000"],
  [{ price: { min: 9_000, max: null } }, "Price: over $9,000"],
  [{ mileage: { min: null, max: 60_000 } }, "Mileage: up to 60,000"],
  [{ mileage: { min: null, max: 85_000 } }, "Mileage: up to 85,000"],
  [{ mileage: { min: null, max: 84_999 } }, "Mileage: under 85,000"],
  [{ mileage: { min: 0, max: 85_000 } }, "Mileage: 0 – 85,000"],
  [{ mileage: { min: 1_000, max: null } }, "Mileage: 1,000 or more"],
  [{ year: { min: null, max: 2015 } }, "Year: 2015 or older"],
  [{ year: { min: 2020, max: 2020 } }, "Year: 2020"],
  [{ year: { min: 2020, max: 2022 } }, "Year: 2020 – 2022"],
])("%j reads %s", (filters, text) => {
  expect(textsOf(filters)).toEqual([text]);
});

test("links to the first page of the list without the filter, in the same order", () => {
  const [suvs, price] = appliedFilters(
    queryOf({ bodyStyle: ["suvs"], price: { min: null, max: 9_000 } }),
    presentation,
  );
  expect(suvs).toMatchObject({
    removeLabel: "Remove Body style: SUVs",
    href: "/cars-for-sale/price-under-9000?sort=priceLow",
  });
  expect(price?.href).toBe("/cars-for-sale/suvs?sort=priceLow");
});

test("removing a make removes its models; removing a model keeps its make", () => {
  const filters = { makeModel: ["honda", "mitsubishi", "outlander"] };
  const hrefs = appliedFilters(queryOf(filters), presentation).map(({ text, href }) => [text, href]);
  const withMakes = (makeModel: string[]) => listingUrl({ ...queryOf({ makeModel }), page: 1 }, vocabulary);
  expect(hrefs).toEqual([
    ["Make: Honda", withMakes(["mitsubishi", "outlander"])],
    ["Make: Mitsubishi", withMakes(["honda"])],
    ["Model: Mitsubishi Outlander", withMakes(["honda", "mitsubishi"])],
  ]);
});

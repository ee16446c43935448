import { createVocabulary, type Filters, noFilters } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

const presentation = { locale: "en" as const, vocabulary: createVocabulary({}), warrantyMiles: null };
const trail = (filters: Partial<Filters>) =>
  breadcrumbTrail({ filters: { ...noFilters(), ...filters }, sort: "priceLow", page: 2 }, presentation)
    .slice(1)
    .map(({ label, href }) => `${label} ${href}`);

test("lists condition, body style, make and model", () => {
  expect(
    trail({ condition: ["used"], bodyStyle: ["suvs"], makeModel: ["mitsubishi", "outlander"], q: "awd" }),
  ).toEqual([
    "Cars for sale /cars-for-sale",
    "Used /used-cars-for-sale",
    "SUVs /used-cars-for-sale/suvs",
    "Mitsubishi /used-cars-for-sale/suvs/mitsubishi",
    "Outlander /used-cars-for-sale/suvs/mitsubishi/outlander",
  ]);
});

test("links in the page's language", () => {
  const query = { filters: { ...noFilters(), condition: ["used"] }, sort: "newest", page: 1 } as const;
  const crumbs = breadcrumbTrail(
    { ...query, filters: { ...noFilters(), condition: ["used"] } },
    { ...presentation, locale: "es" },
  );
  expect(crumbs).toEqual([
    { label: "Inicio", href: "/es" },
    { label: "Autos en venta", href: "/es/cars-for-sale" },
    { label: "Usado", href: "/es/used-cars-for-sale" },
  ]);
});

test("skips a group with two selected values", () => {
  expect(trail({ bodyStyle: ["suvs", "trucks"], makeModel: ["mitsubishi"] })).toEqual([
    "Cars for sale /cars-for-sale",
    "Mitsubishi /cars-for-sale/mitsubishi",
  ]);
});

import { type Filters, noFilters, parseListing, type Vehicle } from "@forecourt/inventory";
import { cents } from "@forecourt/units";
import { expect, test } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { testVehicles } from "../testing/test-listing.ts";
import { missingModels } from "./missing-models.ts";
import { relaxationLink, relaxations, relaxedTitle } from "./relaxations.ts";

const vehicles: Vehicle[] = testVehicles(200).map((vehicle) => ({
  ...vehicle,
  bodyStyle: "suvs",
  oldPrice: cents(2_000_000),
  salePrice: null,
}));
const { vocabulary, inventory } = testContext(vehicles);
const presentation = { locale: "en" as const, vocabulary, warrantyMiles: 85_000 };

function waysOut(filters: Partial<Filters>) {
  const query = { filters: { ...noFilters(), ...filters }, sort: "newest" as const, page: 1 };
  expect(inventory.search(query).total).toBe(0);
  const found = relaxations(query, inventory, vocabulary);
  return {
    found,
    links: found.map((suggestion) => relaxationLink(suggestion, query, presentation)),
    title: found[0] && relaxedTitle(found[0], query, presentation),
  };
}

test("offers each single group whose removal gives vehicles, with the count", () => {
  const { links } = waysOut({ bodyStyle: ["suvs", "trucks"], price: { min: null, max: 500 } });
  expect(links).toEqual([
    { href: "/cars-for-sale/suvs/trucks", text: "Price: under $500", count: `${inventory.size} vehicles` },
  ]);
});

test("offers pairs of groups when no single one gives vehicles", () => {
  const { links, title } = waysOut({
    condition: ["used"],
    bodyStyle: ["trucks"],
    price: { min: null, max: 500 },
  });
  const used = vehicles.filter(
    ({ condition, visibility }) => condition !== "new" && visibility === "public",
  ).length;
  expect(links).toEqual([
    {
      href: "/used-cars-for-sale",
      text: "Body style: Trucks and Price: under $500",
      count: `${used} vehicles`,
    },
  ]);
  expect(title).toBe(`${used} vehicles without “Body style: Trucks” and “Price: under $500”`);
});

test("offers the list without any filter when no pair gives vehicles", () => {
  const { links, title } = waysOut({ q: "xqzt", bodyStyle: ["trucks"], price: { min: null, max: 500 } });
  expect(links.map(({ href }) => href)).toEqual(["/cars-for-sale"]);
  expect(title).toBe(`All ${inventory.size} vehicles`);
});

test("every suggestion gives a non-empty list", () => {
  const { links } = waysOut({
    makeModel: ["honda"],
    bodyStyle: ["trucks"],
    year: { min: 1990, max: 1991 },
    q: "awd",
  });
  for (const { href } of links) {
    const { pathname, searchParams } = new URL(href, "http://listing");
    expect(parseListing(pathname, searchParams, vocabulary).kind).toBe("listing");
  }
});

test("offers the least important filter first, though another gives more vehicles", () => {
  const white = vehicles.find(
    ({ exteriorColorFamily, condition, visibility }) =>
      exteriorColorFamily === "white" && condition === "used" && visibility === "public",
  )!;
  const mileage = { min: white.mileage, max: white.mileage };
  const { links, found, title } = waysOut({ exteriorColor: ["red"], mileage });
  expect(found.map(({ groups }) => groups)).toEqual([["exteriorColor"], ["mileage"]]);
  expect(found[0]!.total).toBeLessThan(found[1]!.total);
  expect(title).toBe("1 vehicle without “Exterior color: Red”");
  expect(links[0]!.count).toBe("1 vehicle");
});

test("offers the other models of a make whose model is not in stock, and says so", () => {
  const { found, links } = waysOut({ makeModel: ["mitsubishi", "galant"] });
  expect(links[0]).toMatchObject({ href: "/cars-for-sale/mitsubishi", text: "Model: Mitsubishi Galant" });
  expect(found[0]?.total).toBeGreaterThan(0);
  const query = (makeModel: string[]) => ({
    filters: { ...noFilters(), makeModel, price: { min: null, max: 500 } },
    sort: "newest" as const,
    page: 1,
  });
  expect(missingModels(query(["mitsubishi", "galant"]), inventory, presentation)).toBe("Mitsubishi Galant");
  expect(missingModels(query(["mitsubishi"]), inventory, presentation)).toBe("");
  expect(missingModels(query([]), inventory, presentation)).toBe("");
});

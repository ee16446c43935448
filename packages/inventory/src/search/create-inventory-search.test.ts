import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { type Filters, noFilters, type Sort } from "../filters.ts";
import { interpretKeywords } from "../keywords/interpret-keywords.ts";
import { randomVehicles } from "../testing/random-vehicles.ts";
import type { Vehicle } from "../vehicle.ts";
import { createInventorySearch } from "./create-inventory-search.ts";

const [template] = randomVehicles(1, 1);

function vehicle(number: number, fields: Partial<Vehicle>): Vehicle {
  return {
    ...template!,
    vin: `JA4J4VA80SZ${String(number).padStart(6, "0")}`,
    stockNumber: `N-${number}`,
    condition: "used",
    make: "Mitsubishi",
    model: "Outlander",
    bodyStyle: "suvs",
    oldPrice: cents(2_000_000),
    salePrice: null,
    status: "available",
    visibility: "public",
    arrivedOn: "2026-06-01",
    features: [],
    ...fields,
  };
}

const search = (vehicles: Vehicle[], filters: Partial<Filters> = {}, sort: Sort = "newest", options = {}) =>
  createInventorySearch(vehicles, { interpretKeywords, ...options }).search({
    filters: { ...noFilters(), ...filters },
    sort,
    page: 1,
  });
const stock = (vehicles: Vehicle[]) => vehicles.map(({ stockNumber }) => stockNumber);

describe("listed vehicles", () => {
  const lot = [
    vehicle(1, { status: "sold" }),
    vehicle(2, { status: "pending" }),
    vehicle(3, { visibility: "private" }),
    vehicle(4, { visibility: "private", status: "sold" }),
  ];

  test("exclude sold ones, include pending ones, only count private ones", () => {
    const answer = search(lot);
    expect(stock(answer.vehicles)).toEqual(["N-2"]);
    expect(answer.privateTotal).toBe(1);
    expect(search(lot, { bodyStyle: ["trucks"] }).privateTotal).toBe(0);
  });

  test("include private ones with isListed", () => {
    const answer = search(lot, {}, "newest", { isListed: () => true });
    expect([stock(answer.vehicles), answer.privateTotal]).toEqual([["N-2", "N-3"], 0]);
  });

  test("every vehicle is found by VIN", () => {
    const inventory = createInventorySearch(lot);
    expect(inventory.find(lot[0]!.vin)).toBe(lot[0]);
    expect(inventory.find("JA4J4VA80SZ999999")).toBeNull();
    expect(inventory.size).toBe(1);
  });
});

test("an empty inventory has one empty page", () => {
  expect(search([])).toMatchObject({
    total: 0,
    page: 1,
    pages: 1,
    vehicles: [],
    ranges: { price: null, year: null },
  });
});

test("a page beyond the end returns the last page", () => {
  const inventory = createInventorySearch(randomVehicles(100, 5), { pageSize: 10 });
  const answer = inventory.search({ filters: noFilters(), sort: "newest", page: 999 });
  expect(answer.page).toBe(answer.pages);
  expect(answer.vehicles.length).toBe(answer.total - 10 * (answer.pages - 1));
});

test("several pages are returned at once, from the first one on", () => {
  const inventory = createInventorySearch(randomVehicles(100, 5), { pageSize: 10 });
  const vins = (page: number, firstPage?: number) => {
    const answer = inventory.search({ filters: noFilters(), sort: "year", page, firstPage });
    return { pages: [answer.firstPage, answer.page], vins: answer.vehicles.map(({ vin }) => vin) };
  };
  expect(vins(3, 2)).toEqual({ pages: [2, 3], vins: [...vins(2).vins, ...vins(3).vins] });
  expect(vins(2).pages).toEqual([2, 2]);
  const { pages } = inventory.search({ filters: noFilters(), sort: "year", page: 999, firstPage: 2 });
  expect(vins(999, 2).pages).toEqual([2, pages]);
  expect(vins(999, 998)).toEqual(vins(pages));
});

describe("prices", () => {
  const lot = [
    vehicle(1, { oldPrice: cents(3_000_000), salePrice: cents(1_000_000) }),
    vehicle(2, { oldPrice: cents(2_000_000) }),
    vehicle(3, { oldPrice: null }),
  ];

  test("vehicles without a price sort last in both orders and match no range", () => {
    expect(stock(search(lot, {}, "priceLow").vehicles)).toEqual(["N-1", "N-2", "N-3"]);
    expect(stock(search(lot, {}, "priceHigh").vehicles)).toEqual(["N-2", "N-1", "N-3"]);
    expect(search(lot, { price: { min: 0, max: null } }).total).toBe(2);
  });

  test("a locked price affects no order, range, bound or histogram bar", () => {
    const locked = { priceOf: ({ oldPrice }: Vehicle) => oldPrice };
    expect(stock(search(lot, {}, "priceLow", locked).vehicles)).toEqual(["N-2", "N-1", "N-3"]);
    expect(search(lot, { price: { min: null, max: 15_000 } }, "newest", locked).total).toBe(0);
    const answer = search(lot, {}, "newest", locked);
    expect(answer.ranges.price).toEqual({ min: 20_000, max: 30_000 });
    expect(answer.priceHistogram[0]!.from).toBe(20_000);
    expect(answer.priceHistogram.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test("both ends are inclusive to the cent", () => {
    expect(search(lot, { price: { min: 10_000, max: 20_000 } }).total).toBe(2);
    expect(search(lot, { price: { min: 10_001, max: 19_999 } }).total).toBe(0);
    expect(
      search([vehicle(1, { oldPrice: cents(2_000_001) })], { price: { min: null, max: 20_000 } }).total,
    ).toBe(0);
  });
});

describe("makes and models", () => {
  const lot = [
    vehicle(1, {}),
    vehicle(2, { model: "Mirage" }),
    vehicle(3, { make: "Kia", model: "Soul" }),
    vehicle(4, { make: "Kia", model: "Rio" }),
    vehicle(5, { make: "Genesis", model: "G80" }),
    vehicle(6, { make: "Hyundai", model: "Genesis" }),
  ];

  test.each([
    [["mitsubishi"], ["N-1", "N-2"]],
    [["mitsubishi", "mirage"], ["N-2"]],
    [["mirage"], ["N-2"]],
    [
      ["mitsubishi", "mirage", "kia"],
      ["N-2", "N-3", "N-4"],
    ],
    [
      ["mirage", "soul"],
      ["N-2", "N-3"],
    ],
    [["genesis"], ["N-5"]],
    [["hyundai_genesis"], ["N-6"]],
    [["unheard_of"], []],
  ])("%j shows %j", (makeModel, expected) => {
    expect(stock(search(lot, { makeModel }).vehicles)).toEqual(expected);
  });

  test("makes come with their models", () => {
    expect(search(lot).facets.makeModel.slice(-3)).toEqual([
      { value: "mitsubishi", label: "Mitsubishi", count: 2 },
      { value: "mirage", label: "Mirage", count: 1, make: "mitsubishi" },
      { value: "outlander", label: "Outlander", count: 1, make: "mitsubishi" },
    ]);
  });
});

test("certified vehicles are also used vehicles", () => {
  const lot = [vehicle(1, { condition: "certified" }), vehicle(2, {}), vehicle(3, { condition: "new" })];
  expect(search(lot, { condition: ["used"] }).total).toBe(2);
  expect(search(lot, { condition: ["certified"] }).total).toBe(1);
  expect(search(lot).facets.condition).toEqual([
    { value: "new", label: "New", count: 1 },
    { value: "used", label: "Used", count: 2 },
    { value: "certified", label: "Certified", count: 1 },
  ]);
  expect(search([lot[0]!]).facets.condition.map(({ value }) => value)).toEqual(["used", "certified"]);
});

test("a selected value without stock stays in the facets", () => {
  const answer = search([vehicle(1, {})], { bodyStyle: ["trucks"], makeModel: ["mirage"] });
  expect(answer.facets.bodyStyle).toContainEqual({ value: "trucks", label: "Trucks", count: 0 });
  expect(answer.facets.makeModel).toContainEqual({ value: "mirage", label: "mirage", count: 0 });
});

test("an empty result has the counts without each group", () => {
  const lot = [vehicle(1, {}), vehicle(2, {}), vehicle(3, { bodyStyle: "trucks" })];
  const answer = search(lot, { bodyStyle: ["trucks"], makeModel: ["mirage"], q: "zzzz" });
  expect(answer.relaxations).toEqual([
    { group: "bodyStyle", total: 0 },
    { group: "makeModel", total: 0 },
    { group: "q", total: 0 },
  ]);
  expect(search(lot, { bodyStyle: ["suvs"], q: "zzzz" }).relaxations).toEqual([
    { group: "q", total: 2 },
    { group: "bodyStyle", total: 0 },
  ]);
  expect(search(lot, { bodyStyle: ["suvs"] }).relaxations).toEqual([]);
});

describe("keywords", () => {
  const lot = [
    vehicle(1, {
      trim: "GT S-AWC",
      exteriorColor: "White Diamond",
      exteriorColorFamily: "white",
      stockNumber: "P-123 A",
    }),
    vehicle(2, {
      trim: "SEL",
      exteriorColor: "Labrador Black",
      exteriorColorFamily: "black",
      stockNumber: "77",
    }),
  ];

  test.each([
    ["gt", 1],
    ["white dia", 1],
    ["sawc", 1],
    ["p123a", 1],
    [lot[1]!.vin.toLowerCase(), 1],
    ["outlandr", 2],
    ["outlander sel", 1],
    ["used cars", 2],
    ["for sale", 2],
    ["77", 0],
    ["white black", 2],
    ["sel white", 1],
    ["sel zzzz", 1],
    ["zzzz", 0],
    ["not white", 1],
    ["not sel", 1],
    ["not zzzz", 0],
  ])("%s finds %i", (q, total) => {
    expect(search(lot, { q }).total).toBe(total);
  });

  test.each([
    ["White SEL", 1],
    ["white, gt", 1],
    ["outlander", 2],
    ["outlandr", 0],
    ["white suv", 1],
    ["under 25k", 0],
    ["p123a", 1],
    ["---", 2],
  ])("without an interpreter searches each word of %s: %i", (q, total) => {
    expect(search(lot, { q }, "newest", { interpretKeywords: undefined }).total).toBe(total);
  });

  test("returns their interpretation", () => {
    expect(search(lot, { q: "outlandr gt" }).keywords).toMatchObject({
      filters: { makeModel: ["outlander"] },
      parts: [{ typed: "gt" }],
      ignored: [],
    });
    expect(search(lot, { q: "sel zzzz white" }).keywords?.ignored).toMatchObject([
      { typed: "sel" },
      { typed: "zzzz" },
    ]);
    expect(search(lot).keywords).toBeNull();
  });
});

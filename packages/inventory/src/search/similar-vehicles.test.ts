import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { randomVehicles } from "../testing/random-vehicles.ts";
import type { Vehicle } from "../vehicle.ts";
import { createInventorySearch } from "./create-inventory-search.ts";

const [template] = randomVehicles(1, 1);
const TO: Vehicle = {
  ...template!,
  vin: "JA4J4VA80SZ000000",
  stockNumber: "to",
  condition: "used",
  year: 2020,
  make: "Kia",
  model: "Soul",
  bodyStyle: "suvs",
  oldPrice: cents(2_000_000),
  salePrice: null,
  status: "available",
  visibility: "public",
  arrivedOn: "2026-06-01",
};

/** The order of candidates, each of which differs from the vehicle by the given fields. */
function order(
  candidates: Record<string, Partial<Vehicle>>,
  to: Vehicle = TO,
  n = 9,
  options = {},
): string[] {
  const lot = Object.entries(candidates).map(([stockNumber, fields], at) => ({
    ...TO,
    vin: `JA4J4VA80SZ${String(at + 1).padStart(6, "0")}`,
    stockNumber,
    ...fields,
  }));
  return createInventorySearch(lot, options)
    .similar(to, n)
    .map(({ stockNumber }) => stockNumber);
}
const priced = (dollars: number) => ({ oldPrice: cents(dollars * 100) });

describe("weights of differences", () => {
  test.each([
    ["a model year", { year: 2021 }, 1_500],
    ["an earlier model year", { year: 2019 }, 1_500],
    ["three model years", { year: 2017 }, 4_500],
    ["another make", { make: "Ford" }, 1_000],
    ["new against used", { condition: "new" }, 4_000],
    ["no visible price", { oldPrice: null }, 5_000],
    ["all of them", { year: 2021, make: "Ford", condition: "new", oldPrice: null }, 11_500],
  ] as const)("%s weighs as much as $%j", (_, fields, dollars) => {
    expect(order({ other: fields, dearer: priced(20_000 + dollars - 1) })).toEqual(["dearer", "other"]);
    expect(order({ other: fields, dearer: priced(20_000 + dollars + 1) })).toEqual(["other", "dearer"]);
    expect(order({ other: fields, cheaper: priced(20_000 - dollars + 1) })).toEqual(["cheaper", "other"]);
    expect(order({ other: fields, cheaper: priced(20_000 - dollars - 1) })).toEqual(["other", "cheaper"]);
  });

  test("certified is used", () => {
    expect(order({ certified: { condition: "certified" }, dearer: priced(20_001) })).toEqual([
      "certified",
      "dearer",
    ]);
  });

  test("other body styles come last", () => {
    const lot = {
      truck: { bodyStyle: "trucks" },
      none: { bodyStyle: null },
      far: { year: 1990, ...priced(90_000) },
    } as const;
    expect(order(lot)).toEqual(["far", "truck", "none"]);
    expect(order(lot, TO, 1)).toEqual(["far"]);
    expect(order({ ...lot, truck: { bodyStyle: "trucks", year: 2021 } })).toEqual(["far", "none", "truck"]);
  });

  test("a vehicle without a body style matches all body styles", () => {
    expect(
      order({ suv: { year: 2021 }, truck: { bodyStyle: "trucks" } }, { ...TO, bodyStyle: null }),
    ).toEqual(["truck", "suv"]);
  });

  test("a hidden price has no effect", () => {
    const lot = {
      far: priced(90_000),
      unpriced: { oldPrice: null, arrivedOn: "2026-07-01" },
      older: { year: 2019 },
    };
    expect(order(lot, TO, 9, { priceOf: () => null })).toEqual(["unpriced", "far", "older"]);
    expect(order(lot, { ...TO, oldPrice: null })).toEqual(["unpriced", "far", "older"]);
  });

  test("compares visible prices", () => {
    const lot = {
      reduced: { oldPrice: cents(3_000_000), salePrice: cents(2_000_000) },
      plain: priced(21_000),
    };
    expect(order(lot)).toEqual(["reduced", "plain"]);
    expect(order(lot, TO, 9, { priceOf: ({ oldPrice }: Vehicle) => oldPrice })).toEqual(["plain", "reduced"]);
  });
});

describe("the list", () => {
  test("orders equally similar vehicles newest first, then by VIN", () => {
    const lot = { first: {}, second: {}, newest: { arrivedOn: "2026-06-02" } };
    expect(order(lot)).toEqual(["newest", "first", "second"]);
    expect(order(lot, TO, 2)).toEqual(["newest", "first"]);
  });

  test.each([
    [0, []],
    [1, ["b"]],
    [2, ["b", "c"]],
    [3, ["b", "c", "a"]],
    [4, ["b", "c", "a"]],
  ])("has at most %i vehicles, the most similar", (n, expected) => {
    expect(order({ a: priced(23_000), b: priced(21_000), c: priced(22_000) }, TO, n)).toEqual(expected);
  });

  test("never contains the vehicle itself, sold or private vehicles; accepts any vehicle", () => {
    const lot = {
      self: { vin: TO.vin },
      sold: { status: "sold" },
      hidden: { visibility: "private" },
      b: {},
    } as const;
    expect(order(lot)).toEqual(["b"]);
    expect(order(lot, { ...TO, status: "sold" })).toEqual(["b"]);
    expect(order(lot, TO, 9, { isListed: () => true })).toEqual(["hidden", "b"]);
    expect(order({}, TO)).toEqual([]);
  });
});

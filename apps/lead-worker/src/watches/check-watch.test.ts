import type { KnownStock } from "@forecourt/database";
import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { type Cents, cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { checkWatch } from "./check-watch.ts";
import { createStockView } from "./stock-view.ts";

const settings = loadDealership().settingsOf("north");
const content = {
  email: "ada@example.com",
  page: "/page",
  folder: "/es",
  stop: "/stop",
  stopAll: "/all",
  oneClick: "/one",
};
const { vin } = exampleVehicle();

/** Settings with the price gate on or off everywhere. */
const gated = (price: boolean) => ({
  ...settings,
  unlock: {
    ...settings.unlock,
    gates: Object.fromEntries(
      Object.entries(settings.unlock.gates).map(([context, gates]) => [context, { ...gates, price }]),
    ) as typeof settings.unlock.gates,
  },
});

function view(vehicles: readonly Vehicle[], { locked = true } = {}) {
  return createStockView({ version: 2, vehicles: [...vehicles] }, gated(locked));
}

const priceWatch = (known: Partial<KnownStock>, checkedVersion: number | null = 1) => ({
  vin,
  query: null,
  label: "2025 Mitsubishi Outlander",
  locale: "en",
  checkedVersion,
  known: { oldPrice: null, salePrice: null, vins: null, ...known },
});
const searchWatch = (query: string, vins: string[] | null, checkedVersion: number | null = 1) => ({
  ...priceWatch({ vins }, checkedVersion),
  vin: null,
  query,
});
const car = (oldPrice: number | null, salePrice: number | null, changed: Partial<Vehicle> = {}) =>
  exampleVehicle({ oldPrice: oldPrice as Cents | null, salePrice: salePrice as Cents | null, ...changed });
const priceNews = (known: Partial<KnownStock>, now: Vehicle, locked: boolean) =>
  checkWatch(priceWatch(known), content, view([now], { locked })).news;

describe("a watched price", () => {
  it("is remembered at the first check, without news", () => {
    expect(checkWatch(priceWatch({}, null), content, view([car(300, 200)]))).toEqual({
      known: { oldPrice: 300, salePrice: 200, vins: null },
      news: null,
    });
  });

  it("is named with fees when the price that everyone sees fell", () => {
    const fee = view([car(0, null)]).headlinePrice({
      oldPrice: cents(0),
      salePrice: null,
      condition: car(0, null).condition,
    });
    expect(fee).toBeGreaterThan(0);
    const dropped = { was: 3_000_000 + fee!, now: 2_900_000 + fee! };
    expect(priceNews({ oldPrice: 3_000_000 }, car(2_900_000, null), true)).toMatchObject({
      kind: "price",
      page: "/page",
      price: { ...dropped, retail: false },
    });
    expect(priceNews({ oldPrice: 3_000_000 }, car(2_900_000, 2_500_000), true)).toMatchObject({
      price: { ...dropped, retail: true },
    });
    const sale = { oldPrice: 9_000_000, salePrice: 3_000_000 };
    expect(priceNews(sale, car(9_000_000, 2_900_000), false)).toMatchObject({ price: dropped });
  });

  it("is not named when only the locked price fell", () => {
    const known = { oldPrice: 3_000_000, salePrice: 2_800_000 };
    expect(priceNews(known, car(3_000_000, 2_700_000), true)).toMatchObject({ kind: "price", price: null });
    expect(priceNews({ oldPrice: 3_000_000 }, car(3_000_000, 2_700_000), true)).toMatchObject({
      price: null,
    });
  });

  it.each([
    ["is equal", car(300, 200)],
    ["rose", car(400, 300)],
    ["is of a sold vehicle", car(200, 100, { status: "sold" })],
    ["is of a private vehicle", car(200, 100, { visibility: "private" })],
    ["is unknown now", car(null, null)],
  ])("is no news when it %s", (_name, now) => {
    expect(priceNews({ oldPrice: 300, salePrice: 200 }, now, true)).toBeNull();
  });

  it("of a vehicle that is away keeps its last price", () => {
    const watch = priceWatch({ oldPrice: 300 });
    expect(checkWatch(watch, content, view([])).known).toEqual(watch.known);
  });

  it("never reveals a locked price: news is the same for every locked price that fell", () => {
    const price = fc.integer({ min: 1, max: 9_000_000 });
    fc.assert(
      fc.property(price, price, fc.tuple(price, price), fc.tuple(price, price), (was, now, first, second) => {
        const newsOf = (sales: readonly number[]) => {
          const [high, low] = [Math.max(...sales) + 1, Math.min(...sales)];
          return priceNews({ oldPrice: was, salePrice: high }, car(now, low), true);
        };
        expect(newsOf(first)).toEqual(newsOf(second));
      }),
    );
  });
});

describe("a watched search", () => {
  const suv = exampleVehicle({ vin: "JA4J4VAR4RZ004417", bodyStyle: "suvs" });
  const suvs = ["JA4J4VAR4RZ004418", "JA4J4VAR4RZ004419"].map((next) =>
    exampleVehicle({ ...suv, vin: next }),
  );
  const sedan = exampleVehicle({ vin: "JA4J4VAR4RZ004420", bodyStyle: "sedans" });
  const query = "/cars-for-sale/suvs";

  it("remembers its matches at the first check, without news", () => {
    expect(checkWatch(searchWatch(query, null, null), content, view([suv, sedan]))).toEqual({
      known: { oldPrice: null, salePrice: null, vins: [suv.vin] },
      news: null,
    });
  });

  it("names new matches with the prices that everyone sees", () => {
    const { known, news } = checkWatch(searchWatch(query, [suv.vin]), content, view([suv, ...suvs, sedan]));
    expect(known.vins?.sort()).toEqual([suv, ...suvs].map((vehicle) => vehicle.vin).sort());
    expect(news).toMatchObject({ kind: "matches", total: 2, vehicles: [{ retail: true }, { retail: true }] });
    expect(JSON.stringify(news)).toContain("/es/");
    expect(checkWatch(searchWatch(query, known.vins), content, view([suv, ...suvs])).news).toBeNull();
  });

  it("also has a vehicle that began to match, and not one that came back", () => {
    const cheap = { ...sedan, oldPrice: cents(1_900_000), salePrice: null };
    const below = "/cars-for-sale?price=null,25000";
    expect(
      checkWatch(searchWatch(below, []), content, view([{ ...cheap, oldPrice: cents(2_900_000) }])).news,
    ).toBeNull();
    expect(checkWatch(searchWatch(below, []), content, view([cheap])).news).toMatchObject({ total: 1 });
    const away = checkWatch(searchWatch(query, [suv.vin]), content, view([{ ...suv, status: "sold" }]));
    expect(checkWatch(searchWatch(query, away.known.vins), content, view([suv])).news).toBeNull();
    expect(checkWatch(searchWatch(query, [suv.vin]), content, view([sedan])).known.vins).toEqual([]);
  });

  it("by price does not match a locked price", () => {
    const below = "/cars-for-sale?price=null,25000";
    const locked = { ...sedan, oldPrice: cents(2_900_000), salePrice: cents(1_900_000) };
    expect(checkWatch(searchWatch(below, []), content, view([locked])).news).toBeNull();
    expect(
      checkWatch(searchWatch(below, []), content, view([locked], { locked: false })).news,
    ).not.toBeNull();
  });

  it("names five of many", () => {
    const many = Array.from({ length: 9 }, (_, n) => exampleVehicle({ ...suv, vin: `JA4J4VAR4RZ00440${n}` }));
    expect(checkWatch(searchWatch(query, []), content, view(many)).news).toMatchObject({
      total: 9,
      vehicles: { length: 5 },
    });
  });

  it("without a list behind its address has no matches", () => {
    for (const gone of ["/cars-for-sale/nothing-of-ours", "/"])
      expect(checkWatch(searchWatch(gone, []), content, view([suv])).news).toBeNull();
  });
});

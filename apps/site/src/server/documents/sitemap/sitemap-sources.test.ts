import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { documentContext, withoutService } from "#testing/document-context.ts";
import { isSitemapSource, SITEMAP_SOURCES, type SitemapSource } from "./sitemap-sources.ts";

const vin = (n: number) => `JA4J4VAR4RZ00${String(n).padStart(4, "0")}`;
const SITE = "https://cars.example";
const lot: Vehicle[] = [
  exampleVehicle({ vin: vin(1), arrivedOn: "2026-08-14" }),
  exampleVehicle({
    vin: vin(2),
    arrivedOn: "2026-11-03",
    model: "Outlander PHEV",
    oldPrice: cents(1_400_000),
    salePrice: null,
  }),
  exampleVehicle({
    vin: vin(3),
    arrivedOn: "2026-11-05",
    visibility: "private",
    make: "Genesis",
    model: "G80",
  }),
  exampleVehicle({ vin: vin(4), arrivedOn: "2026-11-06", status: "sold", make: "Volvo", model: "XC60" }),
  exampleVehicle({ vin: vin(5), arrivedOn: "2026-10-01", status: "pending", condition: "new" }),
];
const context = documentContext(lot);
const entriesOf = (source: SitemapSource, from = context) => SITEMAP_SOURCES[source](from);
const paths = (source: SitemapSource, from = context) =>
  entriesOf(source, from).map(({ loc }) => loc.slice(SITE.length));

describe("every source", () => {
  const sources = Object.keys(SITEMAP_SOURCES) as SitemapSource[];

  test.each(sources)("%s has each page once per language, with links to all languages", (source) => {
    const entries = entriesOf(source);
    const locs = entries.map(({ loc }) => loc);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(locs).size).toBe(locs.length);
    for (const { loc, alternates } of entries) {
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(["en", "es", "x-default"]);
      expect(alternates.map(({ href }) => href)).toContain(loc);
      expect(alternates[2]!.href).toBe(alternates[0]!.href);
      for (const { href } of alternates) expect(locs).toContain(href);
    }
  });

  test.each([
    ["pages", 1],
    ["filters", 0.9],
    ["vehicles", 0.9],
    ["offers", 0.6],
  ] as const)("%s have the priority %d", (source, priority) => {
    expect(new Set(entriesOf(source).map((entry) => entry.priority))).toEqual(new Set([priority]));
  });

  test("is recognized by its exact name", () => {
    expect(["pages", "vehicle", "constructor"].map(isSitemapSource)).toEqual([true, false, false]);
  });
});

describe("pages", () => {
  test("are the listed content pages in both languages", () => {
    expect(paths("pages")).toEqual(
      expect.arrayContaining([
        "/",
        "/es",
        "/contact-us",
        "/es/contact-us",
        "/help-center/buying",
        "/service",
      ]),
    );
    expect(
      paths("pages").filter((path) => /unlock|sent|confirmation|\/your-vehicle|cars-for-sale/.test(path)),
    ).toEqual([]);
  });

  test("have the day of their last change, or none", () => {
    const lastmod = (path: string) => entriesOf("pages").find(({ loc }) => loc === SITE + path)?.lastmod;
    expect(lastmod("/es/shopping-guides/financing/lease-or-finance")).toBe("2026-11-04");
    expect(lastmod("/service")).toBeUndefined();
  });
});

describe("filters", () => {
  test("are the non-empty lists by condition, body style, make, model and price", () => {
    expect(paths("filters")).toEqual(
      expect.arrayContaining([
        "/cars-for-sale",
        "/es/cars-for-sale",
        "/used-cars-for-sale",
        "/used-cars-for-sale/suvs",
        "/used-cars-for-sale/mitsubishi",
        "/used-cars-for-sale/mitsubishi/outlander-phev",
        "/used-cars-for-sale/price-under-15000",
        "/new-cars-for-sale/mitsubishi/outlander",
      ]),
    );
  });

  test("are never empty, and no price band equals the list without it", () => {
    expect(
      paths("filters").filter((path) => /certified|sedans|volvo|under-10000|under-50000/.test(path)),
    ).toEqual([]);
  });

  test("have the day of their newest arrival", () => {
    const lastmod = (path: string) => entriesOf("filters").find(({ loc }) => loc === SITE + path)?.lastmod;
    expect(lastmod("/used-cars-for-sale/mitsubishi/outlander")).toBe("2026-08-14");
    expect(lastmod("/es/used-cars-for-sale/mitsubishi")).toBe("2026-11-03");
    expect(lastmod("/new-cars-for-sale")).toBe("2026-10-01");
  });

  test("use the prices of a locked visitor", () => {
    const locked = documentContext([
      exampleVehicle({ vin: vin(1), oldPrice: cents(2_950_000), salePrice: cents(900_000) }),
      exampleVehicle({ vin: vin(2), oldPrice: cents(4_950_000), salePrice: null }),
    ]);
    expect(paths("filters", locked).filter((path) => path.includes("price-under-"))).not.toContain(
      "/cars-for-sale/price-under-10000",
    );
    expect(paths("filters", locked)).toContain("/cars-for-sale/price-under-30000");
  });
});

describe("vehicles", () => {
  test("are the public ones for sale, with changefreq daily and their arrival day", () => {
    expect(paths("vehicles")).toEqual([
      `/used-cars-for-sale/2024-mitsubishi-outlander-phev-sel-${vin(2)}`,
      `/es/used-cars-for-sale/2024-mitsubishi-outlander-phev-sel-${vin(2)}`,
      `/new-cars-for-sale/2024-mitsubishi-outlander-sel-${vin(5)}`,
      `/es/new-cars-for-sale/2024-mitsubishi-outlander-sel-${vin(5)}`,
      `/used-cars-for-sale/2024-mitsubishi-outlander-sel-${vin(1)}`,
      `/es/used-cars-for-sale/2024-mitsubishi-outlander-sel-${vin(1)}`,
    ]);
    expect(entriesOf("vehicles")[0]).toMatchObject({ changefreq: "daily", lastmod: "2026-11-03" });
  });

  test("exclude private ones even when the inventory is unlocked", () => {
    expect(JSON.stringify(entriesOf("vehicles"))).not.toContain(vin(3));
    const unlocked = documentContext(lot, { access: "open" });
    expect(JSON.stringify(entriesOf("vehicles", unlocked))).not.toContain(vin(3));
  });
});

describe("offers", () => {
  test("are the current dealer and service offers, with the first day of their window", () => {
    const own = paths("offers").filter((path) => !path.startsWith("/es/"));
    expect(own).toContain("/special-offers/service/ofr_oil_change");
    expect(own.every((path) => /^\/special-offers\/(dealer|service)\/ofr_[a-z0-9_]+$/.test(path))).toBe(true);
    expect(new Set(entriesOf("offers").map(({ lastmod }) => lastmod))).toEqual(
      new Set(["2025-01-01", "2026-11-01"]),
    );
  });

  test("exclude upcoming offers, and service offers of a dealership without service", () => {
    expect(paths("offers", documentContext([], { now: "2020-01-01T18:00:00Z" }))).toEqual([]);
    expect(paths("offers", withoutService(context)).filter((path) => path.includes("/service/"))).toEqual([]);
  });
});

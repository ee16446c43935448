import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFilters } from "./filters.ts";
import { listingUrl } from "./listing-url.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { parseListing } from "./parse-listing.ts";
import { anyAddress, anyQuery, trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";
import { createVocabulary } from "./vocabulary.ts";

function parse(url: string) {
  const { pathname, searchParams } = new URL(url, "https://example.test");
  return parseListing(pathname, searchParams, vocabulary);
}

describe("round trips", () => {
  test("a canonical query equals the query parsed from its URL", () => {
    fc.assert(
      fc.property(anyQuery(vocabulary), (query) => {
        const url = listingUrl(query, vocabulary);
        expect(parse(url)).toEqual({ kind: "listing", query: normalizeQuery(query, vocabulary), url });
      }),
      { numRuns: 1_000 },
    );
  });

  test("a list has one address, with the makes of its models or without", () => {
    fc.assert(
      fc.property(anyQuery(vocabulary), (query) => {
        const { makeModel } = query.filters;
        const makes = makeModel.flatMap((id) =>
          vocabulary.makes.has(id) ? [] : (vocabulary.models.get(id)?.makes ?? []),
        );
        const addressOf = (ids: string[]) =>
          listingUrl({ ...query, filters: { ...query.filters, makeModel: ids } }, vocabulary);
        const address = addressOf(makeModel);
        expect(addressOf([...makes, ...makeModel])).toBe(address);
        expect(addressOf(makeModel.filter((id) => !makes.includes(id)))).toBe(address);
      }),
    );
  });

  test("normalising is idempotent", () => {
    fc.assert(
      fc.property(anyQuery(vocabulary), (query) => {
        const once = normalizeQuery(query, vocabulary);
        expect(normalizeQuery(once, vocabulary)).toEqual(once);
      }),
    );
  });

  test("any URL is a listing, a single redirect to one, or not found", () => {
    fc.assert(
      fc.property(anyAddress, ({ pathname, params }) => {
        const parsed = parseListing(pathname, params, vocabulary);
        if (parsed.kind === "not-found") return;
        expect(parsed.url).toMatch(/^\/(?:(?:new|used|certified)-)?cars-for-sale(?:[/?]|$)/);
        const target = parse(parsed.url);
        expect(target.kind).toBe("listing");
        if (target.kind === "listing") expect(parse(target.url)).toEqual(target);
      }),
      { numRuns: 2_000 },
    );
  });

  test("foreign parameters survive a redirect and do not cause one", () => {
    expect(parse("/cars-for-sale?utm_source=mail&gclid=1")).toMatchObject({
      kind: "listing",
      url: "/cars-for-sale",
    });
    expect(parse("/cars-for-sale?utm_source=a+b&bodystyle=suvs")).toEqual({
      kind: "redirect",
      status: 308,
      url: "/cars-for-sale/suvs?utm_source=a+b",
    });
  });
});

const suvsUnder30000 = { bodyStyle: ["suvs"], makeModel: ["mitsubishi"], price: { min: null, max: 30_000 } };

test.each([
  ["/cars-for-sale", {}],
  ["/cars-for-sale/suvs", { bodyStyle: ["suvs"] }],
  [
    "/new-cars-for-sale/mitsubishi/outlander-phev",
    { condition: ["new"], makeModel: ["mitsubishi", "outlander_phev"] },
  ],
  ["/certified-cars-for-sale", { condition: ["certified"] }],
  ["/cars-for-sale?condition=new,used", { condition: ["new", "used"] }],
  ["/used-cars-for-sale/suvs/mitsubishi/price-under-30000", { condition: ["used"], ...suvsUnder30000 }],
  [
    "/cars-for-sale/suvs/price-under-30000/price-over-10000",
    { bodyStyle: ["suvs"], price: { min: 10_000, max: 30_000 } },
  ],
  [
    "/cars-for-sale/suvs/mitsubishi?price=10000,30000",
    { bodyStyle: ["suvs"], makeModel: ["mitsubishi"], price: { min: 10_000, max: 30_000 } },
  ],
  [
    "/cars-for-sale/mitsubishi/outlander/outlander-phev?year=2024,null",
    { makeModel: ["mitsubishi", "outlander", "outlander_phev"], year: { min: 2024, max: null } },
  ],
  ["/used-cars-for-sale?mileage=null,85000", { condition: ["used"], mileage: { min: null, max: 85_000 } }],
  [
    "/cars-for-sale?fuel-type=electricity&stores=north,west-park",
    { fuelType: ["electricity"], stores: ["north", "west-park"] },
  ],
  ["/cars-for-sale/trucks/heated-seats", { bodyStyle: ["trucks"], features: ["heated_seats"] }],
  [
    "/cars-for-sale/suvs/mitsubishi/mirage?features=heated_seats",
    { bodyStyle: ["suvs"], makeModel: ["mitsubishi", "mirage"], features: ["heated_seats"] },
  ],
])("%s is canonical", (url, filters) => {
  expect(parse(url)).toEqual({
    kind: "listing",
    query: { filters: { ...noFilters(), ...filters }, sort: "newest", page: 1 },
    url,
  });
});

test.each([
  ["/cars-for-sale/", "/cars-for-sale"],
  ["/cars-for-sale/mitsubishi/suvs", "/cars-for-sale/suvs/mitsubishi"],
  ["/cars-for-sale/outlander-phev", "/cars-for-sale/mitsubishi/outlander-phev"],
  ["/cars-for-sale/mitsubishi/outlander_phev", "/cars-for-sale/mitsubishi/outlander-phev"],
  ["/cars-for-sale/suvs/outlander/mirage", "/cars-for-sale/suvs?make_model=mitsubishi,mirage,outlander"],
  ["/Cars-For-Sale/SUVs", "/cars-for-sale/suvs"],
  ["/cars-for-sale?condition=certified", "/certified-cars-for-sale"],
  ["/new-cars-for-sale?condition=used", "/cars-for-sale?condition=new,used"],
  [
    "/cars-for-sale/price-under-30000/suvs/price-over-10000/",
    "/cars-for-sale/suvs/price-under-30000/price-over-10000",
  ],
  ["/cars-for-sale?price-min=%2410%2C000&price-max=&q=&sort=", "/cars-for-sale/price-over-10000"],
  ["/cars-for-sale?bodystyle=trucks&bodystyle=suvs", "/cars-for-sale/suvs/trucks"],
  ["/cars-for-sale?sort=price&page=1", "/cars-for-sale?sort=priceLow"],
  ["/cars-for-sale?sort=newest", "/cars-for-sale"],
  ["/cars-for-sale?page=0", "/cars-for-sale"],
  ["/cars-for-sale?make_model=unheard-of", "/cars-for-sale"],
  ["/cars-for-sale?year=2025,2020", "/cars-for-sale?year=2020,2025"],
  ["/cars-for-sale?fuel-type=plug-in-hybrid", "/cars-for-sale?fuel-type=plug_in_hybrid"],
])("%s redirects to %s", (from, to) => {
  expect(parse(from)).toEqual({ kind: "redirect", status: 308, url: to });
});

test.each([
  "/-cars-for-sale",
  "/old-cars-for-sale",
  "/cars-for-sale/spaceships",
  "/cars-for-sale/suvs/mitsubishi/outlander/price-under-30000",
  "/cars-for-sale/%E0%A4%A",
  "/used-cars-for-sale/2020-kia-soul-KNDJ23AU8M7000001",
  "/",
  "/contact-us",
  "",
  "/es/cars-for-sale",
  "/xcars-for-sale",
  "/cars-for-salex",
  "/newcars-for-sale",
  "/cars-for-sale/suvs/suvs/suvs/suvs",
  "/cars-for-sale/suvs%2Ftrucks",
])("%s is not found", (url) => {
  expect(parseListing(url, [], vocabulary)).toEqual({ kind: "not-found" });
});

/** The price of path and parameters is the intersection of both ranges. */
test.each([
  ["/price-under-30000?price=null,20000", "/price-under-20000"],
  ["/price-under-20000?price=null,30000", "/price-under-20000"],
  ["/price-over-10000?price=20000,null", "/price-over-20000"],
  ["/price-over-20000?price=10000,null", "/price-over-20000"],
  ["/price-under-30000?price=10000,null", "/price-under-30000/price-over-10000"],
  ["/price-over-10000?price=null,30000", "/price-under-30000/price-over-10000"],
  ["/price-under-30000/price-under-20000", "/price-under-20000"],
  ["/price-over-10000/price-over-20000", "/price-over-20000"],
  ["/price-over-0?price=0,5", "/price-under-5/price-over-0"],
  ["/price-over-10000/price-under-5000", "/price-under-10000/price-over-5000"],
])("%s redirects to %s", (from, to) => {
  const url = `/cars-for-sale${to}`;
  expect(parse(`/cars-for-sale${from}`)).toEqual({ kind: "redirect", status: 308, url });
});

test.each([
  ["//cars-for-sale//suvs", "", "/cars-for-sale/suvs"],
  ["/cars-for-sale/%73uvs", "", "/cars-for-sale/suvs"],
  ["/cars-for-sale/suvs/suvs", "", "/cars-for-sale/suvs"],
  ["/CERTIFIED-cars-for-sale", "", "/certified-cars-for-sale"],
  ["/cars-for-sale/suvs", "bodystyle=suvs", "/cars-for-sale/suvs"],
  ["/cars-for-sale/suvs", "bodystyle=trucks", "/cars-for-sale/suvs/trucks"],
  ["/cars-for-sale/ford", "make_model=ranger", "/cars-for-sale/ranger"],
  ["/cars-for-sale/heated-seats", "features=5", "/cars-for-sale/5/heated-seats"],
  ["/new-cars-for-sale", "condition=new", "/new-cars-for-sale"],
  ["/cars-for-sale", "page=2&page=2", "/cars-for-sale?page=2"],
  ["/cars-for-sale", "page=02", "/cars-for-sale?page=2"],
  ["/cars-for-sale", "q=", "/cars-for-sale"],
  ["/cars-for-sale", "q=a&utm=1&q=b&utm=2", "/cars-for-sale?q=b&utm=1&utm=2"],
])("%s with %j redirects to %s", (path, params, url) => {
  const parsed = parseListing(path, new URLSearchParams(params), vocabulary);
  expect(parsed).toEqual({ kind: "redirect", status: 308, url });
});

test.each(["page=2&mileage=null,5", "mileage=null,5&page=2", "utm=x&mileage=null,5&gclid=y&page=2&utm=z"])(
  "%s is canonical: in any order, with foreign parameters in between",
  (params) => {
    const url = "/cars-for-sale?mileage=null,5&page=2";
    expect(parse(`/cars-for-sale?${params}`)).toMatchObject({ kind: "listing", url });
  },
);

test("keywords are truncated between characters", () => {
  const q = `${"x".repeat(99)}\u{1f697}`;
  const url = listingUrl({ filters: { ...noFilters(), q }, sort: "newest", page: 1 }, vocabulary);
  expect(parse(url)).toMatchObject({ kind: "listing", url });
  const cut = normalizeQuery({ filters: { ...noFilters(), q }, sort: "newest", page: 1 }, vocabulary).filters
    .q;
  expect(cut).toBe("x".repeat(99));
});

test("a different default sort is omitted", () => {
  const oldestFirst = createVocabulary({ catalogue: [], defaultSort: "oldest" });
  const query = { filters: noFilters(), page: 1 } as const;
  expect(listingUrl({ ...query, sort: "oldest" }, oldestFirst)).toBe("/cars-for-sale");
  expect(listingUrl({ ...query, sort: "newest" }, oldestFirst)).toBe("/cars-for-sale?sort=newest");
  expect(parseListing("/cars-for-sale", [], oldestFirst)).toMatchObject({ query: { sort: "oldest" } });
});

test("path segments stand in the order of filterPriority; a group left out stays in the query", () => {
  const vocabulary = createVocabulary({ filterPriority: ["price", "makeModel"] });
  const query = { filters: { ...noFilters(), ...suvsUnder30000 }, sort: "newest" as const, page: 1 };
  const url = "/cars-for-sale/price-under-30000/mitsubishi?bodystyle=suvs";
  expect(listingUrl(query, vocabulary)).toBe(url);
  expect(parseListing("/cars-for-sale/suvs/mitsubishi/price-under-30000", [], vocabulary)).toEqual({
    kind: "redirect",
    status: 308,
    url,
  });
});

test("a model without stock is a listing", () => {
  const known = createVocabulary({ vehicles: [] });
  expect(parseListing("/cars-for-sale/mitsubishi/mirage-g4", [], known).kind).toBe("listing");
});

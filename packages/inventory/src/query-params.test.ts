import { describe, expect, test } from "vitest";
import { type Filters, type InventoryQuery, noFilters } from "./filters.ts";
import { isListingParam, queryString, readParams, writeParams } from "./query-params.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";

const read = (query: string) => readParams(new URLSearchParams(query), vocabulary);
const filtersOf = (query: string): Partial<Filters> => {
  const none = JSON.stringify(noFilters());
  const { filters } = read(query);
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(JSON.parse(none)[key]),
    ),
  );
};

describe("payment terms", () => {
  test.each([
    ["terms=2000,0,700,60", "2000,0,700,60"],
    ["terms=0,0,0,0&terms= 2000,0,700,60 ", "2000,0,700,60"],
    ["", undefined],
    ["terms=", undefined],
    ["terms=2000,0,700", undefined],
    ["terms=2000,0,700,60,1", undefined],
    ["terms=-2000,0,700,60", undefined],
    ["terms=2000,0,700,6e1", undefined],
    ["terms=20000000,0,700,60", undefined],
  ])("%s", (query, terms) => {
    expect(read(query).terms).toBe(terms);
  });

  test("are written between the order and the page", () => {
    const query = read("page=2&terms=2000,0,700,60&sort=oldest&q=awd");
    expect(queryString(writeParams(query, vocabulary))).toBe("?q=awd&sort=oldest&terms=2000,0,700,60&page=2");
  });
});

describe("reading", () => {
  test.each([
    ["condition=used", { condition: ["used"] }],
    ["bodystyle=suvs,trucks", { bodyStyle: ["suvs", "trucks"] }],
    ["bodystyle=trucks&bodystyle=suvs", { bodyStyle: ["suvs", "trucks"] }],
    ["make_model= Outlander-PHEV , mitsubishi", { makeModel: ["mitsubishi", "outlander_phev"] }],
    ["fuel-type=plug-in-hybrid", { fuelType: ["plug_in_hybrid"] }],
    ["fuelType=gasoline", {}],
    ["drivetrain=AWD,4wd", { drivetrain: ["4wd", "awd"] }],
    ["exterior-color=white", { exteriorColor: ["white"] }],
    ["features=heated-seats", { features: ["heated_seats"] }],
    ["stores=west-park", { stores: ["west-park"] }],
    ["stores=WEST-PARK", { stores: ["west_park"] }],
    ["bodystyle=spaceships", {}],
    ["price=10000,30000", { price: { min: 10_000, max: 30_000 } }],
    ["price=null,30000", { price: { min: null, max: 30_000 } }],
    ["price=10000,null", { price: { min: 10_000, max: null } }],
    ["price=,30000", { price: { min: null, max: 30_000 } }],
    ["price=null,null", {}],
    ["price=30000", {}],
    ["price=1,2,3", {}],
    ["price=1,2&price=3,4", { price: { min: 3, max: 4 } }],
    ["price=0,999999999", { price: { min: 0, max: 999_999_999 } }],
    ["price=1000000000,5", { price: { min: null, max: 5 } }],
    ["price=-5,1.5", {}],
    ["mileage=$ 5,6", { mileage: { min: 5, max: 6 } }],
    ["year=2024,null", { year: { min: 2024, max: null } }],
    ["price-min=%2410%2C000&price-max=", { price: { min: 10_000, max: null } }],
    ["price-min=1&price-max=9", { price: { min: 1, max: 9 } }],
    ["price=1,2&price-min=0", { price: { min: 0, max: 2 } }],
    ["price=1,2&price-max=5", { price: { min: 1, max: 5 } }],
    [
      "mileage-max=85000&year-min=2020",
      { mileage: { min: null, max: 85_000 }, year: { min: 2020, max: null } },
    ],
    ["q=+awd+suv+", { q: "awd suv" }],
    ["q=a&q=b", { q: "b" }],
    ["moonphase=full&__proto__=x&constructor=y", {}],
  ])("%s", (query, filters) => {
    expect(filtersOf(query)).toEqual(filters);
  });

  test.each([
    ["", "newest"],
    ["sort=newest", "newest"],
    ["sort=oldest", "oldest"],
    ["sort=mileage", "mileage"],
    ["sort=year", "year"],
    ["sort=priceHigh", "priceHigh"],
    ["sort=pricehigh", "priceHigh"],
    ["sort=priceLow", "priceLow"],
    ["sort= PRICE ", "priceLow"],
    ["sort=cheapest", "newest"],
    ["sort=year&sort=oldest", "oldest"],
  ])("%j sorts by %s", (query, sort) => {
    expect(read(query).sort).toBe(sort);
  });

  test.each([
    ["", 1],
    ["page=2", 2],
    ["page= 3 ", 3],
    ["page=0", 1],
    ["page=-1", 1],
    ["page=1.5", 1],
    ["page=2x", 1],
    ["page=x2", 1],
    ["page=999999", 999_999],
    ["page=1000000", 1],
  ])("%j is page %i", (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ["first-page=1&page=2", 1],
    ["first-page=2&page=11", 2],
    ["first-page=1&page=11", undefined],
    ["first-page=2&page=2", undefined],
    ["first-page=3&page=2", undefined],
    ["first-page=0&page=2", undefined],
    ["first-page=1.5&page=2", undefined],
    ["first-page=1", undefined],
    ["page=2", undefined],
  ])("the first page of %j is %s", (query, firstPage) => {
    expect(read(query).firstPage).toBe(firstPage);
  });
});

describe("writing", () => {
  const full: InventoryQuery = {
    filters: {
      condition: ["new", "used"],
      bodyStyle: ["suvs"],
      makeModel: ["mitsubishi", "outlander"],
      fuelType: ["hybrid"],
      drivetrain: ["awd"],
      exteriorColor: ["white"],
      features: ["heated_seats"],
      stores: ["north"],
      price: { min: 1, max: null },
      payment: { min: null, max: 400 },
      mileage: { min: null, max: 2 },
      year: { min: 3, max: 4 },
      q: "a b",
    },
    sort: "year",
    page: 2,
  };

  test("writes all parameters in a fixed order", () => {
    expect(queryString(writeParams(full, vocabulary))).toBe(
      "?condition=new,used&bodystyle=suvs&make_model=mitsubishi,outlander&price=1,null&payment=null,400&mileage=null,2" +
        "&year=3,4&fuel-type=hybrid&drivetrain=awd&exterior-color=white&features=heated_seats&stores=north&q=a+b&sort=year&page=2",
    );
  });

  test("omits defaults and groups in the path", () => {
    expect(writeParams({ filters: noFilters(), sort: "newest", page: 1 }, vocabulary)).toEqual([]);
    const inPath = new Set(["bodyStyle", "price", "condition", "makeModel", "features"] as const);
    const written = writeParams(full, vocabulary, inPath).map(([name]) => name);
    expect(written.join(" ")).toBe(
      "payment mileage year fuel-type drivetrain exterior-color stores q sort page",
    );
  });

  test.each([
    [[], ""],
    [[["q", "a,b c"]], "?q=a,b+c"],
    [[["q", "a+b&c=d%é"]], "?q=a%2Bb%26c%3Dd%25%C3%A9"],
    [[...new URLSearchParams("a b=&c=d")], "?a+b=&c=d"],
    [[["q", "\ud800"]], "?q=%EF%BF%BD"],
  ] as [[string, string][], string][])("%j as %j", (params, query) => {
    expect(queryString(params)).toBe(query);
  });
});

test.each([
  "condition bodystyle make_model price mileage year fuel-type drivetrain exterior-color",
  "features stores q sort first-page page",
  "price-min price-max mileage-min mileage-max year-min year-max",
])("%s belong to listings", (names) => {
  for (const name of names.split(" ")) expect(isListingParam(name)).toBe(true);
});

test.each(["utm_source", "", "Price", "price-", "fuelType", "__proto__", "q-min"])("%j does not", (name) => {
  expect(isListingParam(name)).toBe(false);
});

import { parseListing, parseVehiclePath } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { miles } from "@forecourt/units";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { WATCH_PATH } from "#shared/addresses/public-paths.ts";
import { asVisible } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { valueAddress } from "./filters/row-address.ts";
import { listingMetadata } from "./heading/listing-metadata.ts";
import type { Listing } from "./listing.ts";
import { ListingPage } from "./listing-page.tsx";
import { testListing, testVehicles } from "./testing/test-listing.ts";

function markup(listing: Listing): string {
  return renderToStaticMarkup(<ListingPage listing={listing} />).replaceAll("&amp;", "&");
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => value!);

/** The lists that the enabled rows of the filters lead to. */
const rowAddresses = (html: string, listing = "/cars-for-sale") =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([box]) => {
    if (box.includes("disabled=")) return [];
    return attributes(box, "data-href")[0] ?? valueAddress(listing, attributes(box, "value")[0]!);
  });

useTestSite();

describe("ListingPage", () => {
  const listing = testListing({
    filters: {
      condition: ["used"],
      makeModel: ["mitsubishi", "outlander"],
      mileage: { min: null, max: 84_999 },
    },
    sort: "priceLow",
  });

  test("has one h1 and no duplicate ids", () => {
    const html = markup(listing);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const ids = attributes(html, "id");
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("every link has a canonical address, without a redirect", () => {
    const html = markup(listing);
    const hrefs = [...attributes(html, "href"), ...rowAddresses(html)].filter((href) =>
      /^\/[^?]*-for-sale/.test(href),
    );
    expect(hrefs.length).toBeGreaterThan(40);
    for (const href of hrefs) {
      const { pathname, searchParams } = new URL(href, "http://listing");
      if (parseVehiclePath(pathname) || pathname.endsWith(WATCH_PATH)) continue;
      expect(parseListing(pathname, searchParams, listing.context.vocabulary), href).toMatchObject({
        kind: "listing",
        url: href,
      });
    }
  });

  test("a list with terms keeps them in its links and forms, and has none in its canonical address", () => {
    const terms = "2000,0,700,60";
    const withTerms = testListing({ filters: { condition: ["used"] }, sort: "priceLow", page: 2, terms });
    const html = markup(withTerms);
    const hrefs = [...attributes(html, "href"), ...attributes(html, "data-href")].filter((href) =>
      /^\/[^?]*-for-sale/.test(href),
    );
    expect(hrefs.length).toBeGreaterThan(60);
    const removed = hrefs.filter((href) => href.endsWith("#no-terms"));
    expect(removed).toHaveLength(1);
    for (const href of hrefs.filter((href) => href !== removed[0]))
      expect(new URL(href, "http://listing").searchParams.get("terms")).toBe(terms);
    expect(html.match(/<form/g)).toHaveLength(3);
    expect(html).toContain("$2,000 down · no trade · score 620 or better · 60 months");
    expect(html.match(/<input type="hidden" name="terms" value="2000,0,700,60"\/>/g)).toHaveLength(2);
    const { alternates } = listingMetadata(withTerms);
    expect(JSON.stringify(alternates)).not.toContain("terms");
    expect(html).not.toMatch(/"item":"[^"]*terms/);
  });

  test("shows applied filters as chips and as ticked checkboxes", () => {
    const html = markup(listing);
    const ticked = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].filter(([box]) =>
      box.includes('checked=""'),
    );
    expect(ticked.map(([box]) => /value="([^"]*)"/.exec(box)![1])).toEqual([
      "used",
      "mitsubishi",
      "outlander",
      "null,84999",
    ]);
    expect(attributes(html, "aria-label").filter((label) => label.startsWith("Remove "))).toHaveLength(4);
  });

  test("shows the count in a live region and below the list", () => {
    const html = markup(testListing());
    expect(html).toMatch(/role="status"[^>]*><span[^>]*>120 vehicles</);
    expect(html).toContain("Showing 1–19 of 120");
    expect(html).toContain('href="/cars-for-sale?page=2" rel="next"');
  });

  test("shows several pages as one list", () => {
    const listing = testListing({ firstPage: 2, page: 3 });
    const html = markup(listing);
    expect(listing.url).toBe("/cars-for-sale?first-page=2&page=3");
    expect(attributes(html, "data-vin")).toHaveLength(38);
    expect(html).toContain("Showing 20–57 of 120");
    expect(html).toContain('href="/cars-for-sale?page=4" rel="next"');
    expect(html.match(/<li tabindex="-1"/gi), "the first card of the added page").toHaveLength(1);
    expect(attributes(html, "href").filter((href) => /^\/cars.*first-page/.test(href))).toEqual([]);
    expect(listingMetadata(listing)).toMatchObject({
      title: expect.stringContaining("page 2"),
      alternates: { canonical: "/cars-for-sale?page=2" },
    });
  });

  test("tells the number of vehicles of a row's list where its count says it", () => {
    const html = markup(testListing({ filters: { condition: ["used"], fuelType: ["gasoline"] } }));
    const rowOf = (value: string) =>
      new RegExp(`<label[^>]*data-count="(\\d*)"[^>]*><input[^>]*value="${value}"[^>]*>`).exec(html)!;
    const totalWith = (filters: Partial<Listing["query"]["filters"]>) =>
      String(
        testListing({ filters: { condition: ["used"], fuelType: ["gasoline"], ...filters } }).answer.total,
      );
    const [suvs, count] = rowOf("suvs");
    expect(suvs).not.toContain("data-total");
    expect(count).toBe(totalWith({ bodyStyle: ["suvs"] }));
    expect(rowOf("hybrid")[0]).toContain(`data-total="${totalWith({ fuelType: ["gasoline", "hybrid"] })}"`);
    expect(rowOf("new")[0]).toContain('data-total=""');
  });

  test("lists the orders as shoppers ask for them", () => {
    const names = ["Newest", "Lowest price", "Highest price", "Lowest mileage", "Newest model year"];
    const menu = new RegExp([...names, "Longest in stock"].join("<.*?>"));
    expect(markup(testListing())).toMatch(menu);
  });

  test("gives the first image high priority and loads the rest lazily", () => {
    const html = markup(testListing());
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(17);
  });
});

describe("locked prices and private vehicles", () => {
  const sold = testVehicles(120);
  const hidden = (listing: Listing) =>
    sold
      .filter(({ salePrice }) => salePrice !== null)
      .map((vehicle) => headlinePrice(asVisible(vehicle), listing.context.settings)!);

  test("a locked price is not in the HTML", () => {
    for (const page of [1, 2, 3]) {
      const listing = testListing({ page, sort: "priceLow" });
      const html = markup(listing);
      for (const price of hidden(listing)) {
        expect(html).not.toContain(formatMoney(price, "en", { cents: "never" }));
        expect(html).not.toContain(String(price));
      }
    }
  });

  test("the price is shown once the gate is open", () => {
    const listing = testListing({ access: "open", sort: "priceLow" });
    const shown = listing.answer.vehicles.filter(({ salePrice }) => salePrice !== null);
    expect(shown.length).toBeGreaterThan(0);
    const html = markup(listing);
    for (const vehicle of shown) {
      const price = headlinePrice(vehicle, listing.context.settings)!;
      expect(html).toContain(formatMoney(price, "en", { cents: "never" }));
    }
  });

  test("private vehicles are counted but not listed while their gate is locked", () => {
    expect(markup(testListing({ inventoryGate: true }))).toContain("Private inventory: 12");
    expect(markup(testListing({ inventoryGate: true, access: "open" }))).not.toContain(
      "Private inventory: 12",
    );
    expect(markup(testListing())).not.toContain("Private inventory:");
  });

  test("the teaser asks for the inventory gate and returns to the list", () => {
    const html = markup(testListing({ inventoryGate: true }));
    expect(attributes(html, "href")).toContain("/unlock?gate=inventory&next=%2Fcars-for-sale");
  });
});

describe("the tile in the last row", () => {
  const notes = (html: string) => [
    html.split("Photos on request").length - 1,
    html.split("Not the one yet?").length - 1,
  ];

  test("says once a list how to get photographs", () => {
    expect(notes(markup(testListing()))).toEqual([1, 0]);
    expect(notes(markup(testListing({ page: 2 })))).toEqual([0, 1]);
  });

  test("offers help where every vehicle has a photograph", () => {
    const photographed = testVehicles(5).map((vehicle) => ({ ...vehicle, previewImage: "/photo.jpg" }));
    expect(notes(markup(testListing({ vehicles: photographed })))).toEqual([0, 1]);
  });
});

describe("vehicles with the engine warranty", () => {
  const mileages = [84_999, 85_000, 5, 84_999].map(miles);
  const lot = (["used", "used", "new", "certified"] as const).map((condition, at) => ({
    ...testVehicles(4)[at]!,
    condition,
    mileage: mileages[at]!,
    visibility: "public" as const,
  }));
  const under = { min: null, max: 84_999 };
  const addressOf = (html: string) =>
    attributes(html.split("Under 85,000 miles")[0]!, "(?:data-)?href").at(-1);
  const countOf = (html: string) => attributes(html.split("Under 85,000 miles")[0]!, "data-count").at(-1);

  test.each<[string[], string]>([
    [[], "/used-cars-for-sale?mileage=null,84999"],
    [["used"], "/used-cars-for-sale?mileage=null,84999"],
    [["certified", "new"], "/certified-cars-for-sale?mileage=null,84999"],
  ])("are counted among %j without new ones and without 85,000 miles", (condition, address) => {
    const html = markup(testListing({ vehicles: lot, filters: { condition } }));
    const count = condition.includes("certified") ? "1" : "2";
    expect([addressOf(html), countOf(html)]).toEqual([address, count]);
  });

  test("are not offered among new ones", () => {
    expect(markup(testListing({ vehicles: lot, filters: { condition: ["new"] } }))).not.toContain("85,000");
  });

  test("are those that the list then shows, with the checkbox ticked", () => {
    const listing = testListing({ vehicles: lot, filters: { condition: ["used"], mileage: under } });
    expect(listing.answer.vehicles.map(({ mileage }) => mileage)).toEqual([84_999, 84_999]);
    expect(markup(listing)).toMatch(
      /<input[^>]*value="null,84999"[^>]*checked=""|checked=""[^>]*value="null,84999"/,
    );
  });

  test("the inclusive range includes its end and claims no warranty", () => {
    const range = { min: null, max: 85_000 };
    const listing = testListing({ vehicles: lot, filters: { condition: ["used"], mileage: range } });
    expect(listing.answer.total).toBe(3);
    expect(markup(listing)).toContain("Mileage: up to 85,000");
  });
});

describe("in Spanish", () => {
  const listing = testListing({ locale: "es", filters: { condition: ["new"], bodyStyle: ["suvs"] } });

  test("every link stays in Spanish, without a redirect", () => {
    const html = markup(listing);
    const links = ["href", "action"].flatMap((name) => attributes(html, name));
    const addresses = [...links, ...rowAddresses(html, "/es/cars-for-sale")].filter((href) =>
      href.startsWith("/"),
    );
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of addresses) {
      if (address.startsWith("/illustrations/")) continue;
      const { pathname, searchParams } = new URL(address, "http://listing");
      const { locale, path } = readLocale(pathname);
      expect(locale, address).toBe("es");
      if (!path.includes("-for-sale") || parseVehiclePath(path)) continue;
      const parsed = parseListing(path, searchParams, listing.context.vocabulary);
      expect(parsed, address).toMatchObject({
        kind: "listing",
        url: path + new URL(address, "http://l").search,
      });
    }
  });

  test("has a Spanish canonical address, to which cards link back", () => {
    expect(listing.url).toBe("/es/new-cars-for-sale/suvs");
    expect(listingMetadata(listing)).toMatchObject({
      alternates: { canonical: "/es/new-cars-for-sale/suvs" },
      openGraph: { url: "/es/new-cars-for-sale/suvs", locale: "es_US" },
    });
    expect(markup(listing)).toContain("/es/unlock?vin=");
    expect(markup(listing)).toContain("next=%2Fes%2Fnew-cars-for-sale%2Fsuvs");
  });

  test("marks English text from the feed with `lang`", () => {
    expect(markup(listing)).toMatch(/<span lang="en">Feature [A-L]<\/span>/);
    expect(markup(testListing())).not.toContain('lang="en"');
  });

  test("an empty list links to the contact form in Spanish", () => {
    const empty = testListing({ locale: "es", filters: { condition: ["new"], bodyStyle: ["coupes"] } });
    expect(markup(empty)).toContain('href="/es/contact-us?about=purchase#message"');
  });
});

test("an empty list says so and suggests vehicles", () => {
  const html = markup(testListing({ filters: { condition: ["new"], bodyStyle: ["coupes"] } }));
  expect(html).toContain("No vehicles");
  expect(html).toContain("No vehicle matches all of this");
  expect(html).toContain("Body style: Coupes");
  expect(html.match(/<article/g)).toHaveLength(6);
});

test("disables a value without vehicles", () => {
  const html = markup(testListing({ filters: { bodyStyle: ["trucks"] } }));
  const honda = /<input type="checkbox"[^>]*value="honda"[^>]*>/.exec(html)![0];
  expect(honda).toContain("disabled");
  expect(honda).not.toContain("data-href");
});

import { describe, expect, test, vi } from "vitest";
import { contentSource } from "#server/content-source.ts";
import { localPath } from "#server/local-path.ts";
import { ask, hop, moved, unknown, useAddresses, VIN } from "./testing/use-addresses.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("./testing/ruled-dealership.ts")).ruledDealership(await original()),
);

useAddresses();

const { pages, articles, articleCategories, authors } = contentSource().en;
const COPY = [pages, articles, articleCategories]
  .flatMap((written) => Object.keys(written))
  .map((path) => path.replaceAll("{brand}", "mitsubishi"));

const internal = (address: string, asking = {}) => {
  const route = ask(address, asking);
  return route.kind === "page" ? route.internal.replace(/^\/v\/en\/\w+\/\w+/, "") : route;
};

describe("every page of copy", () => {
  test.each(COPY)("%s has one address in each language", (path) => {
    for (const locale of ["en", "es"] as const) {
      const address = localPath(locale, path);
      expect(ask(address)).toMatchObject({
        kind: "page",
        internal: expect.stringContaining(`/v/${locale}/`),
        address,
      });
      expect(ask(address).status).toBeUndefined();
    }
    if (path === "/") return;
    for (const other of [`${path}/`, path.toUpperCase(), `/en${path}`, `//${path}`, path.replace("-", "%2D")])
      if (other !== path) expect(hop(other)).toMatchObject({ status: 308, location: path });
  });
});

describe("an address in another spelling", () => {
  moved([
    ["/service/", "/service"],
    ["/service///", "/service"],
    ["/Service/SCHEDULE", "/service/schedule"],
    ["/service//schedule", "/service/schedule"],
    ["/%73ervice", "/service"],
    ["/service/?utm_source=mail&x=//elsewhere.example", "/service?utm_source=mail&x=//elsewhere.example"],
    ["/Contact-Us?about=CONTACT_PARTS", "/contact-us?about=CONTACT_PARTS"],
    ["/service/?a=%2F%0d%0a", "/service?a=%2F%0d%0a"],
    ["/our-company/meet-our-team/Priya-Raman/", "/our-company/meet-our-team/priya-raman"],
    ["/Unlock/Verify", "/unlock/verify"],
  ]);

  test.each([
    ["/en", "/"],
    ["/EN/", "/"],
    ["/en/service", "/service"],
    ["/En/Service/?utm_source=mail", "/service?utm_source=mail"],
    ["/en/es/service", "/es/service"],
    ["/ES", "/es"],
    ["/es/", "/es"],
    ["//es//service", "/es/service"],
    ["/Es/Service", "/es/service"],
    ["/en/search-vehicles", "/cars-for-sale"],
    ["/ES/Search-Vehicles/", "/es/cars-for-sale"],
    ["///", "/"],
    ["/\\service", "/service"],
  ])("%s → %s", (from, to) => {
    expect(hop(from)).toMatchObject({ status: 308, location: to });
  });

  unknown([
    "/nothing",
    "/nothing/",
    "/Nothing",
    "/en/en",
    "/service%2Fschedule",
    "/service%5Cschedule",
    "/service%00",
    "/%2F%2Felsewhere.example",
    "//elsewhere.example/",
    "/.//elsewhere.example/",
    "/constructor",
    "/__proto__",
    "/v/en/north/open/copy",
    "/not-found",
    "/search-vehicles/%E0%A4%A",
  ]);

  test.each([
    ["/./", "/"],
    ["/es//elsewhere.example/%2e%2e/../service", "/es/service"],
  ])("%s is %s to whoever reads it: browsers never send dots", (from, address) => {
    expect(ask(from)).toMatchObject({ kind: "page", address });
  });

  test("of the longest kind goes without its query rather than be refused", () => {
    const query = (length: number) => `?utm_source=${"x".repeat(length - "/service?utm_source=".length)}`;
    expect(hop(`/service/${query(4095)}`).location).toBe(`/service${query(4095)}`);
    const parentheses = `?utm_source=${"(".repeat(4000)}`;
    expect(hop(`/search-vehicles${parentheses}`).location).toBe("/cars-for-sale");
  });
});

describe("pages of people", () => {
  test.each(Object.keys(authors))("the author %s", (slug) => {
    expect(internal(`/shopping-guides/authors/${slug}`)).toBe(`/author/${slug}`);
  });
  test("somebody of the team", () => {
    expect(internal("/our-company/meet-our-team/priya-raman")).toBe("/staff/priya-raman");
  });
  unknown([
    "/shopping-guides/authors",
    "/shopping-guides/authors/nobody",
    "/shopping-guides/authors/constructor",
    "/our-company/meet-our-team/nobody",
    "/our-company/meet-our-team/priya-raman/x",
    "/our-company/priya-raman",
  ]);
});

describe("a layout that follows a setting", () => {
  test.each([
    ["/auto-financing/apply-for-financing", "north", "/copy/auto-financing/apply-for-financing"],
    ["/auto-financing/apply-for-financing", "riverside", "/minimal/copy/auto-financing/apply-for-financing"],
    ["/service/schedule", "north", "/minimal/copy/service/schedule"],
    ["/service/schedule", "riverside", "/copy/service/schedule"],
    ["/sell-trade-my-car/your-vehicle", "north", "/minimal/copy/sell-trade-my-car/your-vehicle"],
    ["/sell-trade-my-car", "riverside", "/copy/sell-trade-my-car"],
  ])("%s for visitors of %s", (address, store, page) => {
    expect(internal(address, { store })).toBe(page);
  });
});

describe("a store that sells one condition alone", () => {
  moved(
    [
      ["/search-vehicles", "/used-cars-for-sale"],
      ["/search-vehicles/all-inventory/bodystyle/suvs", "/used-cars-for-sale/suvs"],
      ["/search-vehicles/new-inventory", "/new-cars-for-sale"],
    ],
    { store: "riverside" },
  );
});

describe("a query", () => {
  test.each([
    ["/contact-us?utm_source=mail", "/contact"],
    ["/contact-us?about=parts&vin=1&gate=x", "/contact?about=parts&vin=1"],
    ["/contact-us/sent?about=parts", "/contact/sent"],
    ["/unlock?next=/service&vin=1", "/unlock?vin=1&next=%2Fservice"],
    ["/shopping-guides?q=tires&sent=1", "/copy/shopping-guides?q=tires"],
    ["/auto-financing/full-credit-application?sent=request&q=x", /\?sent=request$/],
    ["/service?q=tires", "/copy/service"],
    ["/?utm_source=mail", "/copy"],
    [`/legal/privacy-policy?vin=${VIN.outlander}`, "/copy/legal/privacy-policy"],
  ])("of %s is read as far as the page reads it", (address, page) => {
    expect(internal(address)).toEqual(page instanceof RegExp ? expect.stringMatching(page) : page);
    const route = ask(address);
    expect(route.kind === "page" && route.address).not.toContain("utm_source");
  });

  test("with a problem makes a page for one person; without it only some are", () => {
    expect(ask("/contact-us?about=parts&problem=anything")).toEqual({
      kind: "page",
      internal: "/v/en/north/locked/contact?about=parts&problem=1",
      address: "/contact-us?about=parts&problem=1",
      personal: true,
    });
    expect(ask("/contact-us")).not.toHaveProperty("personal");
    expect(ask("/unlock/granted?vin=1")).toEqual({
      kind: "page",
      internal: "/v/en/north/locked/unlock/granted?vin=1",
      address: "/unlock/granted?vin=1",
      personal: true,
    });
    expect(hop("/Contact-Us/?problem=1")).toMatchObject({
      location: "/contact-us?problem=1",
      end: { personal: true },
    });
  });
});

import { describe, expect, test, vi } from "vitest";
import { contentSource } from "#server/content/content-source.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { ask, hop, unknown, useAddresses, VIN } from "../testing/use-addresses.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/ruled-dealership.ts")).ruledDealership(await original()),
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

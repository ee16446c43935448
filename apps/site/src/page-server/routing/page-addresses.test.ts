import { describe, expect, test, vi } from "vitest";
import { contentSource } from "#server/content/content-source.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { notFound, redirectOf, routeOf, useStock } from "../testing/routes.ts";
import { VIN } from "../testing/test-vehicles.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();

const { pages, articles, articleCategories, authors } = contentSource().en;
const CONTENT_PATHS = [pages, articles, articleCategories]
  .flatMap((written) => Object.keys(written))
  .map((path) => path.replaceAll("{brand}", "mitsubishi"));

const internal = (address: string, options = {}) => {
  const route = routeOf(address, options);
  return route.kind === "page" ? route.internal.replace(/^\/v\/en\/\w+\/\w+/, "") : route;
};

describe("every content page", () => {
  test.each(CONTENT_PATHS)("%s has one address in each language", (path) => {
    for (const locale of ["en", "es"] as const) {
      const address = localPath(locale, path);
      expect(routeOf(address)).toMatchObject({
        kind: "page",
        internal: expect.stringContaining(`/v/${locale}/`),
        address,
      });
      expect(routeOf(address).status).toBeUndefined();
    }
    if (path === "/") return;
    for (const other of [`${path}/`, path.toUpperCase(), `/en${path}`, `//${path}`, path.replace("-", "%2D")])
      if (other !== path) expect(redirectOf(other)).toMatchObject({ status: 308, location: path });
  });
});

describe("author and staff pages", () => {
  test.each(Object.keys(authors))("author %s", (slug) => {
    expect(internal(`/shopping-guides/authors/${slug}`)).toBe(`/author/${slug}`);
  });
  test("a member of the team", () => {
    expect(internal("/our-company/meet-our-team/priya-raman")).toBe("/staff/priya-raman");
  });
  notFound([
    "/shopping-guides/authors",
    "/shopping-guides/authors/nobody",
    "/shopping-guides/authors/constructor",
    "/our-company/meet-our-team/nobody",
    "/our-company/meet-our-team/priya-raman/x",
    "/our-company/priya-raman",
  ]);
});

describe("a page layout chosen by a setting", () => {
  test.each([
    ["/auto-financing/apply-for-financing", "north", "/form-content/auto-financing/apply-for-financing"],
    [
      "/auto-financing/apply-for-financing",
      "riverside",
      "/minimal/form-content/auto-financing/apply-for-financing",
    ],
    ["/service/schedule", "north", "/minimal/service-schedule"],
    ["/service/schedule", "riverside", "/service-external"],
    ["/sell-trade-my-car/your-vehicle", "north", "/minimal/your-vehicle"],
    ["/sell-trade-my-car", "riverside", "/content/sell-trade-my-car"],
  ])("%s for visitors of %s", (address, store, page) => {
    expect(internal(address, { store })).toBe(page);
  });
});

describe("query parameters", () => {
  test.each([
    ["/contact-us?utm_source=mail", "/contact"],
    ["/contact-us?about=parts&vin=1&gate=x", "/contact?about=parts&vin=1"],
    ["/contact-us/sent?about=parts", "/contact/sent"],
    ["/unlock?next=/service&vin=1", "/unlock?vin=1&next=%2Fservice"],
    ["/shopping-guides?q=tires&sent=1", "/content/shopping-guides?q=tires"],
    ["/auto-financing/apply-for-financing?sent=request&q=x", /\?sent=request$/],
    ["/test-drive?vin=1&about=x", "/minimal/test-drive?vin=1"],
    ["/appraisal?valuation=t&about=x", "/minimal/appraisal?valuation=t"],
    [
      "/service/schedule?services=a&services=b&year=2021&x=1",
      "/minimal/service-schedule?services=a%2Cb&year=2021",
    ],
    ["/our-company/careers?vin=1", "/form-content/our-company/careers"],
    [
      "/auto-financing/apply-for-financing?vin=1&q=x",
      "/form-content/auto-financing/apply-for-financing?vin=1",
    ],
    ["/auto-financing?price=20000&down=5000", "/form-content/auto-financing?price=20000&down=5000"],
    ["/service?q=tires", "/content/service"],
    ["/?utm_source=mail", "/content"],
    [`/legal/privacy-policy?vin=${VIN.outlander}`, "/content/legal/privacy-policy"],
  ])("of %s are limited to those that the page reads", (address, page) => {
    expect(internal(address)).toEqual(page instanceof RegExp ? expect.stringMatching(page) : page);
    const route = routeOf(address);
    expect(route.kind === "page" && route.address).not.toContain("utm_source");
  });

  test("sealed answers make the pre-approval personal, and only it reads them", () => {
    const answers = "a".repeat(700);
    const path = "/auto-financing/apply-for-financing";
    expect(internal(`${path}?answers=${answers}`)).toBe(`/form-content${path}?answers=${answers}`);
    expect(routeOf(`${path}?answers=${answers}`)).toMatchObject({ personal: true });
    expect(internal(`/our-company/careers?answers=${answers}`)).toBe("/form-content/our-company/careers");
    expect(routeOf(`/our-company/careers?answers=${answers}`)).not.toMatchObject({ personal: true });
  });

  test.each(["/contact-us/sent", "/amp-contact-request-confirmation", "/our-company/careers?sent=apply"])(
    "a confirmation is personal: %s",
    (address) => {
      for (const locale of ["en", "es"] as const)
        expect(routeOf(localPath(locale, address))).toMatchObject({ personal: true });
    },
  );

  test("make a page personal when there is a `problem`; without it only some pages are", () => {
    expect(routeOf("/contact-us?about=parts&problem=anything")).toEqual({
      kind: "page",
      internal: "/v/en/north/locked/contact?about=parts&problem=1",
      address: "/contact-us?about=parts&problem=1",
      personal: true,
      hasForm: true,
    });
    for (const shared of ["/contact-us", "/unlock?vin=1", "/our-company/careers"]) {
      expect(routeOf(shared)).not.toHaveProperty("personal");
      expect(routeOf(shared)).toMatchObject({ hasForm: true });
    }
    expect(routeOf("/test-drive?vin=1")).toMatchObject({ personal: true, scripts: "at-once" });
    expect(routeOf("/service")).not.toHaveProperty("hasForm");
    expect(routeOf("/unlock?change=1")).toMatchObject({ personal: true });
    expect(routeOf("/unlock/granted?vin=1")).toEqual({
      kind: "page",
      internal: "/v/en/north/locked/unlock/granted?vin=1",
      address: "/unlock/granted?vin=1",
      personal: true,
    });
    expect(redirectOf("/Contact-Us/?problem=1")).toMatchObject({
      location: "/contact-us?problem=1",
      end: { personal: true },
    });
  });
});

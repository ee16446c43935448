import { describe, expect, test, vi } from "vitest";
import { notFound, redirectOf, redirects, routeOf, useStock } from "../testing/routes.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();

describe("a non-canonical address", () => {
  redirects([
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
    expect(redirectOf(from)).toMatchObject({ status: 308, location: to });
  });

  notFound([
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
    "/v/en/north/open/content",
    "/not-found",
    "/search-vehicles/%E0%A4%A",
  ]);

  test.each([
    ["/./", "/"],
    ["/es//elsewhere.example/%2e%2e/../service", "/es/service"],
  ])("%s resolves to %s: URL parsing removes dot segments", (from, address) => {
    expect(routeOf(from)).toMatchObject({ kind: "page", address });
  });

  test("drops the query from a location longer than an accepted address", () => {
    const query = (length: number) => `?utm_source=${"x".repeat(length - "/service?utm_source=".length)}`;
    expect(redirectOf(`/service/${query(4095)}`).location).toBe(`/service${query(4095)}`);
    const parentheses = `?utm_source=${"(".repeat(4000)}`;
    expect(redirectOf(`/search-vehicles${parentheses}`).location).toBe("/cars-for-sale");
  });
});

describe("a store that sells one condition", () => {
  redirects(
    [
      ["/search-vehicles", "/used-cars-for-sale"],
      ["/search-vehicles/all-inventory/bodystyle/suvs", "/used-cars-for-sale/suvs"],
      ["/search-vehicles/new-inventory", "/new-cars-for-sale"],
    ],
    { store: "riverside" },
  );
});

import { describe, expect, test, vi } from "vitest";
import { routeRule } from "#server/settings/route-rule.ts";
import { NOW, notFound, redirectOf, redirects, routeOf, useStock } from "../testing/routes.ts";
import { danglingRedirects } from "./dangling-redirects.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();

describe("routeRule: exact paths and `/**`", () => {
  const rules = [
    { from: "/blog/news", to: "/first", status: 308 },
    { from: "/blog/**", to: "/second", status: 307 },
    { from: "/blog/later", to: "/third", status: 308 },
  ] as const;
  test.each([
    ["/blog/news", "/first"],
    ["/blog", "/second"],
    ["/blog/later", "/second"],
    ["/blog/2019/tires", "/second"],
    ["/blog/news/x", "/second"],
    ["/blogs", undefined],
    ["/a/blog/news", undefined],
    ["/", undefined],
  ])("%s: the first matching rule, %s", (path, to) => {
    expect(routeRule(path, rules)?.to).toBe(to);
  });

  test("matches every path with `/**`", () => {
    const all = [{ from: "/**", to: "https://elsewhere.example", status: 308 }] as const;
    expect(["/", "/a", "/a/b"].map((path) => routeRule(path, all)?.status)).toEqual([308, 308, 308]);
  });
});

describe("the dealership's route rules", () => {
  redirects([
    ["/blog", "/shopping-guides"],
    ["/blog/2019/tires", "/shopping-guides"],
    ["/Blog/2019/Tires/", "/shopping-guides"],
    ["/blog//2019", "/shopping-guides"],
    ["/blog/a%2Fb%00", "/shopping-guides"],
    ["/blog?utm_source=mail&q=tires", "/shopping-guides?utm_source=mail&q=tires"],
    ["/parts", "/contact-us?about=CONTACT_PARTS#message"],
    ["/parts?about=x&utm_source=mail", "/contact-us?about=CONTACT_PARTS&utm_source=mail#message"],
    // The target redirects too: one hop to its end.
    ["/suvs?utm_source=mail", "/used-cars-for-sale/suvs?utm_source=mail"],
    // The target of a redirect may have its own rule.
    ["/Used-Cars-For-Sale/Wagons", "/contact-us"],
    ["/search-vehicles/used-inventory/bodystyle/wagons", "/contact-us"],
  ]);

  test.each([
    ["/specials", 307, "/special-offers"],
    ["/es/specials", 307, "/es/special-offers"],
    ["/all-used", 307, "/used-cars-for-sale"],
    // The last page changes with the inventory.
    ["/far", 307, "/used-cars-for-sale?page=3"],
    // A target that names a language keeps it.
    ["/espanol", 308, "/es"],
    ["/es/espanol", 308, "/es"],
    ["/english", 308, "/our-company"],
    ["/es/english", 308, "/our-company"],
  ])("%s: %i to %s", (from, status, location) => {
    expect(redirectOf(from)).toMatchObject({ status, location });
  });

  test.each(["/book", "/es/book", "/BOOK/?email=a@b.example"])(
    "%s redirects to another site without the visitor's parameters",
    (from) => {
      const location = "https://book.example/larkspur?dealer=1";
      expect(routeOf(from)).toEqual({ kind: "redirect", status: 307, location });
    },
  );

  test("are overridden by the rules of the visitor's store", () => {
    expect(redirectOf("/specials", { store: "riverside" })).toMatchObject({
      status: 308,
      location: "/contact-us",
    });
    expect(routeOf("/everything/else", { store: "riverside" })).toMatchObject({
      location: "https://elsewhere.example/",
    });
    expect(routeOf("/blog", { store: "riverside" })).toMatchObject({ status: 404 });
    expect(routeOf("/everything/else")).toMatchObject({ status: 404 });
  });

  test("cannot redirect to another host by an odd spelling", () => {
    expect(routeOf("/dots")).toEqual({ kind: "redirect", status: 308, location: "/elsewhere.example/x" });
  });

  // Two rules that redirect to each other through a former address never end.
  notFound(["/new-cars-for-sale/wagons", "/search-vehicles/new-inventory/bodystyle/wagons", "/blogs"]);

  test("are reported when they lead to no page", () => {
    expect(danglingRedirects(NOW).map(({ from }) => from)).toEqual([
      "/nowhere",
      "/new-cars-for-sale/wagons",
      "/dots",
    ]);
  });
});

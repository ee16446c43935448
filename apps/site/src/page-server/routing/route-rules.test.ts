import { describe, expect, test, vi } from "vitest";
import { routeRule } from "#server/settings/route-rule.ts";
import { ask, hop, moved, NOW, unknown, useAddresses } from "../testing/use-addresses.ts";
import { lostRules } from "./dangling-redirects.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/ruled-dealership.ts")).ruledDealership(await original()),
);

useAddresses();

describe("a rule for one path and for all below it", () => {
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
  ])("%s: the first that fits, %s", (path, to) => {
    expect(routeRule(path, rules)?.to).toBe(to);
  });

  test("everything, for a site that moved", () => {
    const all = [{ from: "/**", to: "https://elsewhere.example", status: 308 }] as const;
    expect(["/", "/a", "/a/b"].map((path) => routeRule(path, all)?.status)).toEqual([308, 308, 308]);
  });
});

describe("a rule of the dealership", () => {
  moved([
    ["/blog", "/shopping-guides"],
    ["/blog/2019/tires", "/shopping-guides"],
    ["/Blog/2019/Tires/", "/shopping-guides"],
    ["/blog//2019", "/shopping-guides"],
    ["/blog/a%2Fb%00", "/shopping-guides"],
    ["/blog?utm_source=mail&q=tires", "/shopping-guides?utm_source=mail&q=tires"],
    ["/parts", "/contact-us?about=CONTACT_PARTS#message"],
    ["/parts?about=x&utm_source=mail", "/contact-us?about=CONTACT_PARTS&utm_source=mail#message"],
    // Its target has a better address: that one, at once.
    ["/suvs?utm_source=mail", "/used-cars-for-sale/suvs?utm_source=mail"],
    // What a former address or another order of filters leads to may have a rule of its own.
    ["/Used-Cars-For-Sale/Wagons", "/contact-us"],
    ["/search-vehicles/used-inventory/bodystyle/wagons", "/contact-us"],
  ]);

  test.each([
    ["/specials", 307, "/special-offers"],
    ["/es/specials", 307, "/es/special-offers"],
    ["/all-used", 307, "/used-cars-for-sale"],
    // The last page is the last only for now.
    ["/far", 307, "/used-cars-for-sale?page=3"],
    // A target that names a language is that language's, whoever asks.
    ["/espanol", 308, "/es"],
    ["/es/espanol", 308, "/es"],
    ["/english", 308, "/our-company"],
    ["/es/english", 308, "/our-company"],
  ])("%s: %i to %s", (from, status, location) => {
    expect(hop(from)).toMatchObject({ status, location });
  });

  test.each(["/book", "/es/book", "/BOOK/?email=a@b.example"])(
    "%s leads to another site, which learns nothing of the address",
    (from) => {
      const location = "https://book.example/larkspur?dealer=1";
      expect(ask(from)).toEqual({ kind: "redirect", status: 307, location });
    },
  );

  test("gives way to those of the visitor's store", () => {
    expect(hop("/specials", { store: "riverside" })).toMatchObject({ status: 308, location: "/contact-us" });
    expect(ask("/everything/else", { store: "riverside" })).toMatchObject({
      location: "https://elsewhere.example/",
    });
    expect(ask("/blog", { store: "riverside" })).toMatchObject({ status: 404 });
    expect(ask("/everything/else")).toMatchObject({ status: 404 });
  });

  test("cannot send anybody to another host by the way it is written", () => {
    expect(ask("/dots")).toEqual({ kind: "redirect", status: 308, location: "/elsewhere.example/x" });
  });

  // Two that lead to each other by way of a former address would never end.
  unknown(["/new-cars-for-sale/wagons", "/search-vehicles/new-inventory/bodystyle/wagons", "/blogs"]);

  test("is named at the start when no page is at its end", () => {
    expect(lostRules(NOW).map(({ from }) => from)).toEqual([
      "/nowhere",
      "/new-cars-for-sale/wagons",
      "/dots",
    ]);
  });
});

import type { DealershipConfig } from "@forecourt/dealership";
import { expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { buildManifest } from "./build-manifest.ts";

const context = documentContext();
const manifest = (routeRules: DealershipConfig["routeRules"]) =>
  buildManifest({ id: "abc", timestamp: 1 }, { ...context, settings: { ...context.settings, routeRules } });

test("has the build's id, and no rules when the dealership has none", () => {
  expect(manifest([])).toMatchObject({
    id: "abc",
    timestamp: 1,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
  });
});

test("separates exact rules from wildcard rules; the first rule of a path applies", () => {
  const { matcher } = manifest([
    { from: "/tires", to: "/service", status: 308 },
    { from: "/tires", to: "/special-offers", status: 307 },
    { from: "/blog/**", to: "https://blog.example/", status: 307 },
  ]);
  expect(matcher).toEqual({
    static: { "/tires": { redirect: { to: "/service", statusCode: 308 } } },
    wildcard: { "/blog": { redirect: { to: "https://blog.example/", statusCode: 307 } } },
    dynamic: {},
  });
});

test("lists the prerendered pages in both languages", () => {
  const { prerendered } = manifest([]);
  expect(prerendered).toEqual(
    expect.arrayContaining(["/", "/es", "/es/service", "/help-center/buying/what-to-bring"]),
  );
  expect(prerendered.filter((path) => /shopping-guides|bad-credit/.test(path))).toEqual([]);
  expect(prerendered).toEqual(
    expect.arrayContaining([
      "/cars-for-sale",
      "/es/used-cars-for-sale",
      "/es/special-offers/service/ofr_oil_change",
    ]),
  );
  expect(new Set(prerendered).size).toBe(prerendered.length);
});

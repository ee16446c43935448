import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { guardRequest } from "../http/guard-request.ts";
import { anyAddress } from "../testing/any-address.ts";
import { NOW, useStock } from "../testing/routes.ts";
import type { PageRoute } from "./page-route.ts";
import { resolvePage } from "./resolve-page.ts";
import { createRouteCache } from "./route-cache.ts";
import type { Variant } from "./variant.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();

const RULES_ELSEWHERE = ["https://book.example/larkspur?dealer=1", "https://elsewhere.example/"];

const passes = (url: string) =>
  guardRequest({ method: "GET", url, headers: {}, httpVersion: "1.0" } as IncomingMessage) === null;

const variants = fc.record<Variant>({
  locale: fc.constant("en"),
  store: fc.constantFrom("north", "riverside"),
  access: fc.constantFrom("locked", "open"),
});

test("no address throws, leaves the site, needs two redirects or redirects to itself", () => {
  const routeOf = createRouteCache(
    (url, variant) => resolvePage(url, variant, NOW),
    () => 1,
  );
  const seen = { refused: 0, page: 0, missing: 0, moved: 0, external: 0 };

  /** What is wrong with an address's route, or null. */
  const problemOf = (address: string, variant: Variant): string | null => {
    if (!passes(address)) {
      seen.refused += 1;
      return null;
    }
    const route = routeOf(address, variant);
    if (route.kind === "page") {
      seen[route.status === 404 ? "missing" : "page"] += 1;
      return /^\/v\/(en|es)\/\w+\/\w+\//.test(route.internal) ? null : "is no page of a variant";
    }
    const { location } = route;
    if (RULES_ELSEWHERE.includes(location)) {
      seen.external += 1;
      return null;
    }
    seen.moved += 1;
    if (!/^\/(?![/\\])[!-~]*$/.test(location)) return `may leave the site: ${location}`;
    if (new URL(location, "https://cars.example").host !== "cars.example")
      return `leaves the site: ${location}`;
    if (location === address) return "leads to itself";
    if (!passes(location)) return `leads to what is refused: ${location}`;
    const end = routeOf(location, variant);
    if (end.kind === "redirect") return `takes two hops: ${location}, ${end.location}`;
    return end.status === 404 && !isMissed(end, location) ? `ends at nothing: ${location}` : null;
  };

  fc.assert(
    fc.property(anyAddress, variants, (address, variant) => {
      const problem = problemOf(address, variant);
      if (problem !== null) throw new Error(`${address} ${problem}`);
    }),
    { numRuns: 20_000, seed: 20_261_122 },
  );
  // Each outcome occurs often enough to be tested.
  for (const [end, times] of Object.entries(seen)) expect(times, end).toBeGreaterThan(100);
});

/** Expected misses: unknown vehicles, and two of the rules here. */
function isMissed(end: PageRoute & { kind: "page" }, location: string): boolean {
  return (
    end.internal.includes("/missing-vehicle?") ||
    /^(\/es)?\/(no-such-page|elsewhere\.example\/x)/.test(location)
  );
}

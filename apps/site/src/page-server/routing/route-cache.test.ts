import { expect, test, vi } from "vitest";
import type { PageRoute } from "./page-route.ts";
import { createRouteCache } from "./route-cache.ts";
import type { Variant } from "./variant.ts";

const locked: Variant = { locale: "en", store: "north", access: "locked" };
const page = { kind: "page", internal: "/v/x", address: "/x" } as const;

function routes(route: PageRoute = page) {
  const resolve = vi.fn((_url: URL, _variant: Variant) => route);
  let version = 1;
  const routeOf = createRouteCache(resolve, () => version);
  return { resolve, routeOf, renew: () => (version += 1) };
}

test("resolves an address once for each store and access, and again for a new inventory version", () => {
  const { resolve, routeOf, renew } = routes();
  for (const variant of [locked, { ...locked, locale: "es" } as const]) routeOf("/x", variant);
  expect(resolve).toHaveBeenCalledTimes(1);
  routeOf("/x", { ...locked, access: "open" });
  routeOf("/x", { ...locked, store: "airport" });
  routeOf("/x?a=1", locked);
  expect(resolve).toHaveBeenCalledTimes(4);
  renew();
  routeOf("/x", locked);
  expect(resolve).toHaveBeenCalledTimes(5);
});

test.each([
  ["does not cache a page that depends on the clock", "/x", { ...page, dated: true }, 2],
  ["does not cache an upcoming page", "/x", { ...page, status: 404, dated: true }, 2],
  ["does not cache an unknown address", "/x", { ...page, status: 404 }, 2],
  ["caches a redirect", "/x", { kind: "redirect", status: 308, location: "/y" }, 1],
  ["caches an address of the maximum length", `/${"x".repeat(499)}`, page, 1],
  ["does not cache a longer address", `/${"x".repeat(500)}`, page, 2],
] satisfies [string, string, PageRoute, number][])("%s", (_name, address, route, times) => {
  const { resolve, routeOf } = routes(route);
  expect([routeOf(address, locked), routeOf(address, locked)]).toEqual([route, route]);
  expect(resolve).toHaveBeenCalledTimes(times);
});

test.each(["//elsewhere.example/a", "/\\elsewhere.example/a", "//", "//:0", "//[", "/\\\\@", "///a"])(
  "resolves %s as a path of this site",
  (address) => {
    const { resolve, routeOf } = routes();
    routeOf(address, locked);
    expect(resolve.mock.calls[0]?.[0].host).toBe("site");
  },
);

test("keeps the most recently used routes in four megabytes", () => {
  const { resolve, routeOf } = routes();
  const address = (index: number) => `/${String(index).padStart(499, "x")}`;
  const most = Math.ceil((4 * 1024 * 1024) / (2 * 500));
  for (let index = 0; index <= most; index += 1) routeOf(address(index), locked);
  const resolved = resolve.mock.calls.length;
  routeOf(address(most), locked);
  expect(resolve).toHaveBeenCalledTimes(resolved);
  routeOf(address(0), locked);
  expect(resolve).toHaveBeenCalledTimes(resolved + 1);
});

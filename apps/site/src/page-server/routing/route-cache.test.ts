import { expect, test, vi } from "vitest";
import type { PageRoute } from "./page-route.ts";
import { rememberRoutes } from "./route-cache.ts";
import type { Variant } from "./variant.ts";

const locked: Variant = { locale: "en", store: "north", access: "locked" };
const page = { kind: "page", internal: "/v/x", address: "/x" } as const;

function routes(route: PageRoute = page) {
  const resolve = vi.fn((_url: URL, _variant: Variant) => route);
  let version = 1;
  const routeOf = rememberRoutes(resolve, () => version);
  return { resolve, routeOf, renew: () => (version += 1) };
}

test("an address is looked up once for an audience, and anew with another inventory", () => {
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
  ["a page that follows the clock", "/x", { ...page, dated: true }, 2],
  ["one that is not found yet", "/x", { ...page, status: 404, dated: true }, 2],
  ["an address that moved", "/x", { kind: "redirect", status: 308, location: "/y" }, 1],
  ["an address as long as an address may be", `/${"x".repeat(499)}`, page, 1],
  ["one that is longer", `/${"x".repeat(500)}`, page, 2],
] satisfies [string, string, PageRoute, number][])("%s", (_name, address, route, times) => {
  const { resolve, routeOf } = routes(route);
  expect([routeOf(address, locked), routeOf(address, locked)]).toEqual([route, route]);
  expect(resolve).toHaveBeenCalledTimes(times);
});

test.each(["//elsewhere.example/a", "/\\elsewhere.example/a", "//", "//:0", "//[", "/\\\\@", "///a"])(
  "%s is a path of this site",
  (address) => {
    const { resolve, routeOf } = routes();
    routeOf(address, locked);
    expect(resolve.mock.calls[0]?.[0].host).toBe("site");
  },
);

test("the memory is bounded", () => {
  const { resolve, routeOf } = routes();
  for (let index = 0; index <= 20_000; index += 1) routeOf(`/${index}`, locked);
  routeOf("/20000", locked);
  expect(resolve).toHaveBeenCalledTimes(20_001);
  routeOf("/0", locked);
  expect(resolve).toHaveBeenCalledTimes(20_002);
});

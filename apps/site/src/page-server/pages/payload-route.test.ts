import { expect, test } from "vitest";
import type { PageRoute } from "../routing/page-route.ts";
import { payloadRoute } from "./payload-route.ts";

const redirect = (location: string, status: 307 | 308 = 308): PageRoute => ({
  kind: "redirect",
  status,
  location,
});
const page = (name: string): PageRoute => ({
  kind: "page",
  internal: `/v/en/north/locked/${name}`,
  address: "/x",
});
const list = page("listing?s=%2Fcars-for-sale%2Fsuvs");

test("a router gets the list that another address of it redirects to", () => {
  const asked: string[] = [];
  const routeOf = (location: string) => {
    asked.push(location);
    return list;
  };
  expect(payloadRoute(redirect("/cars-for-sale/suvs?utm_source=a"), routeOf)).toBe(list);
  expect(payloadRoute(redirect("/cars-for-sale/suvs", 307), routeOf)).toBe(list);
  expect(asked).toEqual(["/cars-for-sale/suvs?utm_source=a", "/cars-for-sale/suvs"]);
});

test.each([
  ["a redirect to another site", redirect("https://other.example/"), list],
  ["a redirect to another kind of page", redirect("/service"), page("content/service")],
  ["a redirect to a vehicle", redirect("/x"), page("vehicle/listing")],
])("%s stays", (_, route, target) => {
  expect(payloadRoute(route, () => target)).toBe(route);
});

test("a page stays", () => {
  expect(payloadRoute(list, () => page("contact"))).toBe(list);
});

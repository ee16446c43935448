import { expect, test } from "vitest";
import { cookieDomains } from "./cookie-domains.ts";

test("a cookie may be of the host and of each parent but the last", () => {
  expect(cookieDomains("www.cars.example")).toEqual(["", "www.cars.example", "cars.example"]);
  expect(cookieDomains("localhost")).toEqual([""]);
});

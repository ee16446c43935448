import { expect, test } from "vitest";
import { withdrawnTagCookies } from "./tag-cookies.ts";

const COOKIES = "_ga=1; _ga_T3ST=2; _gid=3; _gcl_au=4; _fbp=5; _fbc=6; _gallery=7; visitor=8; allowCookies=9";

test.each([
  [["essential"], ["_ga", "_ga_T3ST", "_gid", "_gcl_au", "_fbp", "_fbc"]],
  [
    ["essential", "analytics"],
    ["_gcl_au", "_fbp", "_fbc"],
  ],
  [
    ["essential", "targeting"],
    ["_ga", "_ga_T3ST", "_gid"],
  ],
  [["essential", "functional", "analytics", "targeting"], []],
] as const)("with %j these end: %j", (allowed, names) => {
  expect(withdrawnTagCookies(COOKIES, allowed)).toEqual(names);
});

import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

it.each([
  ["/contact-us", "/contact-us"],
  ["/contact-us?email=ada@example.com#top", "/contact-us"],
  ["https://www.example.com/cars-for-sale", "https://www.example.com/cars-for-sale"],
  ["https://www.example.com", "https://www.example.com"],
  ["//evil.example", null],
  ["javascript:alert(1)", null],
  ["contact-us", null],
  ["/a b", null],
  ["/a\nBcc: x", null],
  [`/${"a".repeat(2048)}`, null],
  [`/${"a".repeat(10_000_000)}`, null],
  [7, null],
])("%.40j is %j", (value, expected) => {
  expect(readPage(value)).toBe(expected);
});

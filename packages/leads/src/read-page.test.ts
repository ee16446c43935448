import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

it.each([
  ["/contact-us", "/contact-us"],
  ["/contact-us?email=ada@example.com#top", "/contact-us"],
  ["https://www.example.com/cars-for-sale", "https://www.example.com/cars-for-sale"],
  ["https://www.example.com", "https://www.example.com"],
  ["http://www.example.com/a", "http://www.example.com/a"],
  ["https://www.example.com?email=ada@example.com", "https://www.example.com"],
  ["/a?b\nc", "/a"],
  ["/", "/"],
  [`/${"a".repeat(2047)}`, `/${"a".repeat(2047)}`],
  [`/a?${"b".repeat(4000)}`, "/a"],
  ["ftp://www.example.com/", null],
  ["https:///a", null],
  ["a/https://www.example.com", null],
  ["", null],
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

import { describe, expect, it } from "vitest";
import { ownPath } from "./same-origin-path.ts";

describe("ownPath", () => {
  it.each(["/", "/cars-for-sale?stores=north&page=2", "/contact-us#message"])("keeps %s", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/a\\b",
    "https://elsewhere.example",
    "cars-for-sale",
    "/a b",
    "/a\nSet-Cookie: x",
    `/${"a".repeat(500)}`,
    "",
    null,
    undefined,
  ])("refuses %j", (value) => {
    expect(ownPath(value)).toBeNull();
  });
});

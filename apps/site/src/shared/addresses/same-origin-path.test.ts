import { describe, expect, it } from "vitest";
import { sameOriginPath } from "./same-origin-path.ts";

describe("sameOriginPath", () => {
  it.each(["/", "/cars-for-sale?stores=north&page=2", "/contact-us#message"])("keeps %s", (path) => {
    expect(sameOriginPath(path)).toBe(path);
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
    expect(sameOriginPath(value)).toBeNull();
  });
});

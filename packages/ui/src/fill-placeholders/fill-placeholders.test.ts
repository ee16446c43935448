import { expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

it("replaces every occurrence of a placeholder", () => {
  expect(fillPlaceholders("{a} → {b}, was {a}", { a: "$470", b: "$445" })).toBe("$470 → $445, was $470");
});

it("inserts values as given, also 0 and an empty string", () => {
  expect(fillPlaceholders("{count}{unit}", { count: 0, unit: "" })).toBe("0");
  expect(fillPlaceholders("{a}, {a}", { a: "$& {b}", b: "2 MB" })).toBe("$& {b}, $& {b}");
});

it("keeps a placeholder without a value", () => {
  expect(fillPlaceholders("{first} of {count}", { first: 1 })).toBe("1 of {count}");
});

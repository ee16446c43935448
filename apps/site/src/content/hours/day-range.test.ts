import { expect, it } from "vitest";
import { dayRange } from "./day-range.ts";

it.each([
  ["en", "monday", "thursday", "Monday – Thursday"],
  ["es", "monday", "thursday", "Lunes – jueves"],
  ["es", "saturday", "saturday", "Sábado"],
] as const)("in %s from %s to %s: %s", (locale, from, to, text) => {
  expect(dayRange({ from, to }, locale)).toBe(text);
});

it("abbreviates the days in the short style", () => {
  expect(dayRange({ from: "monday", to: "thursday" }, "es", { style: "short", dash: "–" })).toBe("Lun–jue");
});

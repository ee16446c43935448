import { expect, it } from "vitest";
import { dayRun } from "./day-run.ts";

it.each([
  ["en", "monday", "thursday", "Monday – Thursday"],
  ["es", "monday", "thursday", "Lunes – jueves"],
  ["es", "saturday", "saturday", "Sábado"],
] as const)("in %s from %s to %s: %s", (locale, from, to, said) => {
  expect(dayRun({ from, to }, locale)).toBe(said);
});

it("can be short", () => {
  expect(dayRun({ from: "monday", to: "thursday" }, "es", { style: "short", dash: "–" })).toBe("Lun–jue");
});

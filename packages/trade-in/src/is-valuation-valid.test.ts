import { expect, test } from "vitest";
import { isValuationValid } from "./is-valuation-valid.ts";

test("a valuation is valid through the end of its last day in the dealership's time zone", () => {
  const validAt = (now: string) =>
    isValuationValid({ validThrough: "2026-11-29" }, new Date(now), "America/Chicago");
  expect(validAt("2026-11-22T12:00:00Z")).toBe(true);
  expect(validAt("2026-11-30T05:59:59Z")).toBe(true);
  expect(validAt("2026-11-30T06:00:00Z")).toBe(false);
});

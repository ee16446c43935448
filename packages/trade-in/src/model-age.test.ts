import { expect, test } from "vitest";
import { modelAge } from "./model-age.ts";

test("the age changes with the year in the dealership's time zone", () => {
  const age = (year: number, now: string) => modelAge(year, new Date(now), "America/Chicago");
  expect(age(2011, "2026-11-22T12:00:00Z")).toBe(15);
  expect(age(2011, "2027-01-01T05:59:00Z")).toBe(15);
  expect(age(2011, "2027-01-01T06:00:00Z")).toBe(16);
  expect(age(2027, "2026-11-22T12:00:00Z")).toBe(-1);
});

import { miles } from "@forecourt/units";
import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { hasEngineWarranty } from "./engine-warranty.ts";

const { settings } = dealership;

test.each([
  ["used", 84_999, true],
  ["used", 85_000, false],
  ["certified", 84_999, true],
  ["new", 10, false],
] as const)("%s at %i miles: %s", (condition, mileage, covered) => {
  expect(hasEngineWarranty({ condition, mileage: miles(mileage) }, settings)).toBe(covered);
});

test("is false for a dealership without the warranty", () => {
  expect(hasEngineWarranty({ condition: "used", mileage: miles(10) }, { claims: {} })).toBe(false);
});

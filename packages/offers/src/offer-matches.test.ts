import { describe, expect, test } from "vitest";
import type { VehicleConditions } from "./offer.ts";
import { offerMatches } from "./offer-matches.ts";
import { NO_CONDITIONS } from "./testing/sample-offer.ts";

const outlander = { condition: "new", year: 2025, make: "Mitsubishi", model: "Outlander PHEV", mileage: 12 };

describe("offerMatches", () => {
  test("matches every vehicle without conditions", () => {
    expect(offerMatches(NO_CONDITIONS, outlander)).toBe(true);
    expect(
      offerMatches(NO_CONDITIONS, { ...outlander, condition: "used", year: 1999, mileage: 250_000 }),
    ).toBe(true);
  });

  test.each<[Partial<VehicleConditions>, boolean]>([
    [{ condition: "new" }, true],
    [{ condition: "used" }, false],
    [{ condition: ["used", "new"] }, true],
    [{ condition: [] }, false],
    [{ year: { min: 2025, max: 2025 } }, true],
    [{ year: { min: 2026, max: null } }, false],
    [{ year: { min: null, max: 2024 } }, false],
    [{ year: { min: null, max: null } }, true],
    [{ make: "mitsubishi" }, true],
    [{ make: ["Toyota", "MITSUBISHI"] }, true],
    [{ make: "Toyota" }, false],
    [{ model: "outlander_phev" }, true],
    [{ model: "outlander-phev" }, true],
    [{ model: "Outlander" }, false],
    [{ model: "" }, false],
    [{ mileage: { min: null, max: 12 } }, true],
    [{ mileage: { min: null, max: 11 } }, false],
    [{ make: "Mitsubishi", model: "Mirage" }, false],
  ])("with %j is %s for a new Outlander PHEV", (conditions, expected) => {
    expect(offerMatches({ ...NO_CONDITIONS, ...conditions }, outlander)).toBe(expected);
  });

  test.each([
    ["used", "certified", true],
    ["certified", "used", false],
    ["new", "certified", false],
    ["certified", "certified", true],
  ])("an offer for %s vehicles and a %s one: %s", (condition, vehicleCondition, expected) => {
    expect(offerMatches({ ...NO_CONDITIONS, condition }, { ...outlander, condition: vehicleCondition })).toBe(
      expected,
    );
  });
});

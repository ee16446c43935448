import { describe, expect, it } from "vitest";
import { odometerMiles } from "./odometer-miles.ts";

describe("odometerMiles", () => {
  it.each([
    ["1234 miles", "", 1234],
    ["1,234", "", 1234],
    ["140855", "MI", 140_855],
    ["12.7", "", 12],
    ["7 mi.", "", 7],
    ["0", "", 0],
    ["7560 km", "", 4698],
    ["172,405 KM", "", 107_127],
    ["160934", "KM", 100_000],
    ["1234 miles", "KM", 1234],
    ["-5", "", null],
    ["12k", "", null],
    ["1,23", "", null],
    ["2000000", "", null],
    ["unknown", "", null],
    ["", "", null],
  ])("reads %j with unit %j as %j", (cell, unit, expected) =>
    expect(odometerMiles(cell, unit)).toBe(expected),
  );
});

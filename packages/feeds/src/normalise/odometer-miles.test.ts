import { describe, expect, it } from "vitest";
import { odometerMiles } from "./odometer-miles.ts";

describe("odometerMiles", () => {
  it.each([
    ["1234 miles", "", 1234],
    ["1,234", "", 1234],
    ["140855", "MI", 140_855],
    ["12.7", "", 12],
    ["7 mi.", "", 7],
    ["7mi", "", 7],
    ["0", "", 0],
    ["1,000,000", "", 1_000_000],
    ["7560 km", "", 4698],
    ["172,405 KM", "", 107_127],
    ["160934", "KM", 100_000],
    ["1,600,000", "km", 994_194],
    ["1234 miles", "KM", 1234],
  ])("reads %j with unit %j as %j", (cell, unit, miles) =>
    expect(odometerMiles(cell, unit)).toEqual({ ok: true, miles }),
  );

  it.each([
    ["1,017,936 miles", "", "too-high"],
    ["1000001", "", "too-high"],
    ["1,700,000 km", "", "too-high"],
    ["-5", "", "negative"],
    ["-5 miles", "", "negative"],
    ["12.500", "", "decimals"],
    ["12.500 km", "", "decimals"],
    ["1,23", "", "decimals"],
    ["$12,000", "", "currency"],
    ["12k", "", "unreadable"],
    ["unknown", "", "unreadable"],
    ["miles", "", "unreadable"],
    ["", "", "unreadable"],
  ])("says of %j with unit %j that it is %s", (cell, unit, problem) =>
    expect(odometerMiles(cell, unit)).toEqual({ ok: false, problem }),
  );
});

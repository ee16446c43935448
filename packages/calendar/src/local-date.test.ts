import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoToLocalDate, localDate } from "./local-date.ts";

const CHICAGO = "America/Chicago";

describe("localDate", () => {
  test.each([
    ["2026-12-01T05:59:59.999Z", CHICAGO, "2026-11-30"],
    ["2026-12-01T06:00:00Z", CHICAGO, "2026-12-01"],
    ["2026-07-01T04:59:59Z", CHICAGO, "2026-06-30"],
    ["2026-07-01T05:00:00Z", CHICAGO, "2026-07-01"],
    ["2026-01-01T00:00:00Z", "UTC", "2026-01-01"],
    ["2025-12-31T23:00:00Z", "Pacific/Auckland", "2026-01-01"],
  ])("at %s in %s is %s", (instant, timeZone, expected) => {
    expect(localDate(new Date(instant), timeZone)).toBe(expected);
  });

  test("never decreases as time increases, also across clock changes", () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(instant, fc.nat({ max: 90_000_000 }), (start, later) => {
        const before = localDate(new Date(start), CHICAGO);
        expect(localDate(new Date(start + later), CHICAGO) >= before).toBe(true);
      }),
    );
  });
});

describe("isoToLocalDate", () => {
  test.each([
    ["2026-11-30", "2026-11-30"],
    ["2026-11-30T00:00:00", "2026-11-30"],
    ["2026-11-30T23:59", "2026-11-30"],
    ["2026-11-30T23:59:59-06:00", "2026-11-30"],
    ["2026-12-01T05:59:59.999Z", "2026-11-30"],
    ["2026-11-30T00:00:00Z", "2026-11-29"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-29", null],
    ["2026-02-30T10:00:00Z", null],
    ["2026-13-01", null],
    ["2026-11-30T25:00:00Z", null],
    ["11/30/2026", null],
    ["tomorrow", null],
    ["", null],
  ])("reads %j in Chicago as %j", (iso, expected) => {
    expect(isoToLocalDate(iso, CHICAGO)).toBe(expected);
  });
});

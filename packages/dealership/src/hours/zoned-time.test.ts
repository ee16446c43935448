import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf, zonedDateTime } from "./zoned-time.ts";

const iso = (at: number) => new Date(at).toISOString();

describe("instantOf", () => {
  test.each([
    ["standard time", "2026-01-15", 9 * 60, "America/Chicago", "2026-01-15T15:00:00.000Z"],
    ["daylight time", "2026-07-15", 9 * 60, "America/Chicago", "2026-07-15T14:00:00.000Z"],
    [
      "the morning the clocks went forward",
      "2026-03-08",
      9 * 60,
      "America/Chicago",
      "2026-03-08T14:00:00.000Z",
    ],
    ["the morning the clocks went back", "2026-11-01", 9 * 60, "America/Chicago", "2026-11-01T15:00:00.000Z"],
    ["a skipped time: later by the gap", "2026-03-08", 150, "America/Chicago", "2026-03-08T08:30:00.000Z"],
    ["a time shown twice: the first", "2026-11-01", 90, "America/Chicago", "2026-11-01T06:30:00.000Z"],
    ["midnight at the end of a day", "2026-10-31", 1440, "America/Chicago", "2026-11-01T05:00:00.000Z"],
    ["a zone without daylight time", "2026-07-15", 0, "America/Phoenix", "2026-07-15T07:00:00.000Z"],
    ["a zone of half hours", "2026-07-15", 0, "Australia/Lord_Howe", "2026-07-14T13:30:00.000Z"],
    ["a zone that skips midnight", "2026-09-06", 0, "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["a zone ahead of UTC by 14 hours", "2026-07-15", 0, "Pacific/Kiritimati", "2026-07-14T10:00:00.000Z"],
  ])("%s", (_name, date, minutes, timeZone, expected) => {
    expect(iso(instantOf(date, minutes, timeZone))).toBe(expected);
  });

  const zone = fc.constantFrom("America/Chicago", "America/St_Johns", "Australia/Lord_Howe", "UTC");
  const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 });

  test("finds the instant of every wall-clock time, or the first of two", () => {
    fc.assert(
      fc.property(minute, zone, (minutes, timeZone) => {
        const at = minutes * 60_000;
        const { date, time } = zonedDateTime(at, timeZone);
        const [hour = 0, min = 0] = time.split(":").map(Number);
        const found = instantOf(date, hour * 60 + min, timeZone);
        expect(found).toBeLessThanOrEqual(at);
        expect(zonedDateTime(found, timeZone)).toEqual({ date, time });
        // Clocks go back by an hour at most.
        expect(at - found).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMutationRun } from "../testing/mutation-run.ts";
import { isAdfDate, isRequestDate } from "./adf-date.ts";

const RUNS = isMutationRun ? 50 : 1_000;

describe("a day with or without a time", () => {
  it.each([
    "2026-11-20",
    "2024-02-29",
    "2026-12-31",
    "2026-11-20T10:32",
    "2026-11-20T10:32Z",
    "2026-11-20T10:32:05",
    "2026-11-20T23:59:59.123+14:59",
    "2026-11-20T00:00:00-00:30",
  ])("is %s", (text) => {
    expect(isAdfDate(text)).toBe(true);
  });

  it.each([
    "",
    "Invalid Date",
    "2026",
    "2026-11",
    "2026-1-2",
    "20261120",
    "2026-13-01",
    "2026-00-01",
    "2026-11-31",
    "2026-02-29",
    "2026-11-00",
    "2026-11-20T",
    "2026-11-20T10",
    "2026-11-20T24:00",
    "2026-11-20T10:60",
    "2026-11-20T10:32:60",
    "2026-11-20T10:32+15:00",
    "2026-11-20T10:32-0600",
    "2026-11-20 10:32",
    " 2026-11-20",
    "2026-11-20\n",
    "11/20/2026",
  ])("is not %j", (text) => {
    expect(isAdfDate(text)).toBe(false);
  });

  it("is every day of the calendar, and no day after the last of a month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const dayOf = (day: number) =>
          `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        for (let day = 1; day <= 31; day += 1) expect(isAdfDate(dayOf(day))).toBe(day <= days);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("a request date", () => {
  it("is every time that JavaScript writes", () => {
    const since1970 = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(since1970, (date) => {
        expect(isRequestDate(date.toISOString())).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(["2026-11-20T10:32:05Z", "2026-11-20T10:32:05-06:00", "2026-11-20T10:32:05.5+05:30"])(
    "is %s",
    (text) => {
      expect(isRequestDate(text)).toBe(true);
    },
  );

  it.each([
    "2026-11-20",
    "2026-11-20T10:32",
    "2026-11-20T10:32Z",
    "2026-11-20T10:32-06:00",
    "2026-11-20T10:32:05",
    "2026-11-31T10:32:05Z",
  ])("is not %s", (text) => {
    expect(isRequestDate(text)).toBe(false);
  });
});

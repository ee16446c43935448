import { fail } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { dueDates } from "./due-dates.ts";

import { unwrap } from "./testing/unwrap.ts";

describe("dueDates", () => {
  test.each([
    ["2026-01-10", { months: 1 }, ["2026-01-10", "2026-02-10", "2026-03-10"]],
    ["2026-01-31", { months: 1 }, ["2026-01-31", "2026-02-28", "2026-03-31"]],
    ["2028-01-30", { months: 1 }, ["2028-01-30", "2028-02-29", "2028-03-30"]],
    ["2026-11-30", { months: 3 }, ["2026-11-30", "2027-02-28", "2027-05-30"]],
    ["2026-12-25", { days: 7 }, ["2026-12-25", "2027-01-01", "2027-01-08"]],
    ["1978-03-18", { days: 28 }, ["1978-03-18", "1978-04-15", "1978-05-13"]],
    ["2026-03-07", { days: 1 }, ["2026-03-07", "2026-03-08", "2026-03-09"]],
  ])("from %s every %j", (first, every, expected) => {
    expect(unwrap(dueDates({ first, count: 3, every }))).toEqual(expected);
  });

  test.each(["2026-02-29", "2026-1-05", "01/05/2026", "2026-01-05T00:00Z", ""])(
    "refuses the date %j",
    (first) => {
      expect(dueDates({ first, count: 1, every: { months: 1 } })).toEqual(fail("finance.invalid-date"));
    },
  );

  test("ends with the year 9999", () => {
    const dates = (first: string) => dueDates({ first, count: 2, every: { days: 1 } });
    expect(unwrap(dates("9999-12-30"))).toEqual(["9999-12-30", "9999-12-31"]);
    expect(dates("9999-12-31")).toEqual(fail("finance.invalid-date"));
  });

  test("refuses an interval of nothing", () => {
    const dates = (every: { months?: number; days?: number }) =>
      dueDates({ first: "2026-01-05", count: 2, every });
    expect([dates({}), dates({ months: 0, days: 0 })]).toEqual(Array(2).fill(fail("finance.invalid-date")));
  });
});

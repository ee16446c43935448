import { describe, expect, test } from "vitest";
import { type CalendarDay, calendarDay, sortSeries } from "./calendar-day.ts";
import { dueDates } from "./due-dates.ts";
import { unwrap } from "./testing/unwrap.ts";
import { unitPeriodOf, unitPeriodsBetween } from "./unit-period.ts";

const day = (date: string): CalendarDay => calendarDay(date)!;
const MONTH = { months: 1, days: 0 };
const days = (count: number) => ({ months: 0, days: count });
const months = (count: number) => ({ months: count, days: 0 });

function unitOf(start: string, payments: string[], advances: string[] = [start]) {
  return unitPeriodOf([sortSeries(advances.map(day)), [day(start), ...sortSeries(payments.map(day))]]);
}

describe("the most frequent period", () => {
  test.each([
    ["daily", { first: "2026-01-02", count: 5, every: { days: 1 } }, days(1), 365],
    ["weekly", { first: "2026-01-08", count: 5, every: { days: 7 } }, days(7), 52],
    ["every two weeks", { first: "2026-01-15", count: 5, every: { days: 14 } }, days(14), 26],
    ["every 10 days", { first: "2026-01-11", count: 5, every: { days: 10 } }, days(10), 36.5],
    ["every 15 days", { first: "2026-01-16", count: 5, every: { days: 15 } }, days(15), 365 / 15],
    ["every 16 days", { first: "2026-01-17", count: 5, every: { days: 16 } }, days(16), 365 / 16],
    ["every 30 days", { first: "2026-01-31", count: 5, every: { days: 30 } }, days(30), 365 / 30],
    ["monthly", { first: "2026-02-01", count: 5, every: { months: 1 } }, MONTH, 12],
    ["every 11 months", { first: "2026-12-01", count: 3, every: { months: 11 } }, months(11), 12 / 11],
    ["yearly", { first: "2027-01-01", count: 3, every: { months: 12 } }, months(12), 1],
    ["every two years", { first: "2028-01-01", count: 3, every: { months: 24 } }, months(12), 1],
    ["every 370 days", { first: "2027-01-06", count: 3, every: { days: 370 } }, months(12), 1],
    ["every 400 days", { first: "2027-02-05", count: 3, every: { days: 400 } }, months(12), 1],
  ])("%s", (_, series, unit, perYear) => {
    expect(unitOf("2026-01-01", unwrap(dueDates(series)))).toEqual({ unit, perYear });
  });

  test.each([
    ["1st and 16th", ["2026-01-01", "2026-01-16"]],
    ["5th and 20th", ["2026-01-05", "2026-01-20"]],
    ["15th and last", ["2026-01-15", "2026-01-31"]],
    ["14th and 28th", ["2026-01-14", "2026-01-28"]],
  ])("twice a month, %s", (_, firsts) => {
    const dates = firsts.flatMap((first) => unwrap(dueDates({ first, count: 6, every: { months: 1 } })));
    expect(unitOf("2025-12-29", dates)).toEqual({ unit: months(0.5), perYear: 24 });
  });

  test("twice a month, but not half a month apart: the shorter of the two periods", () => {
    const dates = ["2026-01-01", "2026-01-13"].flatMap((first) =>
      unwrap(dueDates({ first, count: 6, every: { months: 1 } })),
    );
    expect(unitOf("2025-12-29", dates).unit).toEqual(days(12));
  });

  test("a month due on the 29th, 30th or last day stays a month in February", () => {
    for (const first of ["2026-01-29", "2026-01-30", "2026-01-31"]) {
      const [start, ...dates] = unwrap(dueDates({ first, count: 3, every: { months: 1 } }));
      expect(unitOf(start!, dates).unit).toEqual(MONTH);
    }
  });

  test.each([
    ["weeks last", ["2026-04-02", "2026-05-02", "2026-05-30", "2026-06-27"]],
    ["weeks first", ["2026-03-30", "2026-04-27", "2026-05-27", "2026-06-27"]],
  ])("four weeks, when four weeks and a month are equally frequent: %s", (_, dates) => {
    expect(unitOf("2026-03-02", dates).unit).toEqual(days(28));
  });

  test("a month of February also counts as four weeks", () => {
    expect(unitOf("2026-02-01", ["2026-03-01", "2026-03-29", "2026-05-29"]).unit).toEqual(days(28));
  });

  test("two-month periods of equal days stay months", () => {
    expect(unitOf("2026-01-01", ["2026-03-01", "2027-01-01", "2027-03-01"]).unit).toEqual(months(2));
  });

  test("half months count at either end of a series, but only in pairs", () => {
    expect(unitOf("2026-01-01", ["2026-01-16", "2026-02-01", "2026-04-20"]).unit).toEqual(months(0.5));
    expect(unitOf("2026-01-01", ["2026-01-16", "2026-03-20", "2026-04-05"]).unit).toEqual(MONTH);
  });

  test("a period of 13 to 17 days counts as half a month: four half months outnumber three times 14 days", () => {
    const dates = ["2026-01-28", "2026-02-14", "2026-02-28", "2026-03-14"];
    expect(unitOf("2026-01-14", dates).unit).toEqual(months(0.5));
  });

  test("a quarter of 91 days is three months, not thirteen weeks", () => {
    expect(unitOf("2024-01-01", ["2024-04-01", "2024-07-01"]).unit).toEqual(months(3));
  });

  test("includes the periods between advances", () => {
    const advances = ["2026-01-01", "2026-01-08", "2026-01-15"];
    expect(unitOf("2026-01-01", ["2026-06-01"], advances)).toEqual({ unit: days(7), perYear: 52 });
  });

  test("ignores the interval of 0 days between advances of the same day", () => {
    const twice = ["2026-01-01", "2026-01-01"];
    expect(unitOf("2026-01-01", ["2026-01-29"], twice)).toEqual({ unit: days(28), perYear: 365 / 28 });
  });
});

describe("without a repeated period: the standard interval nearest to the average", () => {
  test.each([
    [["2026-01-02", "2026-01-04"], days(1)],
    [["2026-01-08", "2026-01-18"], days(7)],
    [["2026-01-15", "2026-01-31"], months(0.5)],
    [["2026-01-31", "2026-03-04"], MONTH],
    [["2026-02-10", "2026-04-16"], days(49)],
    [["2026-12-20", "2027-12-28"], days(364)],
    [["2026-12-20", "2028-01-01"], months(12)],
    [["2026-02-01", "2026-04-01"], days(42)],
    // 14.5 days on average: two weeks and half a month are equally near.
    [["2026-01-15", "2026-01-30"], days(14)],
    // 4 days on average: one day and one week are equally near.
    [["2026-01-02", "2026-01-09"], days(1)],
  ])("payments on %j", (dates, unit) => {
    expect(unitOf("2026-01-01", dates).unit).toEqual(unit);
  });
});

describe("one advance and one payment: the term", () => {
  test.each([
    ["2026-01-31", days(30), 365 / 30],
    ["2026-02-01", MONTH, 12],
    ["2026-12-01", months(11), 12 / 11],
    ["2026-12-31", days(364), 365 / 364],
    ["2027-01-01", months(12), 1],
    ["2030-05-05", months(12), 1],
  ])("to %s", (payment, unit, perYear) => {
    expect(unitOf("2026-01-01", [payment])).toEqual({ unit, perYear });
  });
});

describe("unit-periods between two days", () => {
  test.each([
    ["2026-01-10", "2026-02-10", MONTH, 1],
    ["2026-02-10", "2026-04-01", MONTH, 1 + 19 / 30],
    ["2026-01-31", "2026-03-01", MONTH, 1 + 1 / 30],
    ["2026-02-23", "2026-03-16", months(0.5), 1.4],
    ["2026-05-23", "2026-10-01", months(3), 129 / 90],
    ["2026-01-01", "2026-01-12", days(7), 11 / 7],
    ["2026-01-01", "2028-07-01", months(12), 2.5],
    ["2026-01-01", "2028-07-11", months(12), 2 + 191 / 365],
    ["2026-01-01", "2026-01-01", MONTH, 0],
  ])("from %s to %s in %j", (from, to, unit, expected) => {
    expect(unitPeriodsBetween(day(from), day(to), unit)).toBeCloseTo(expected, 12);
  });
});

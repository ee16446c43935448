import { weekdayOf } from "@forecourt/calendar";
import { baseSettings, resolveSettings, storeHours } from "@forecourt/dealership";
import { describe, expect, test } from "vitest";
import { closedHolidays, holidays } from "./holidays.ts";
import { settings as own } from "./settings.ts";

const settings = resolveSettings(baseSettings, own);

test("a year has four closed holidays", () => {
  expect(closedHolidays(2026)).toEqual(
    ["2026-01-01", "2026-07-04", "2026-11-26", "2026-12-25"].map((date) => ({ date, closed: true })),
  );
});

test("Thanksgiving is the fourth Thursday, whatever day November starts with", () => {
  // Published dates; November starts with another weekday in each of seven.
  const published = [26, 25, 23, 22, 28, 27, 25];
  expect([2026, 2027, 2028, 2029, 2030, 2031, 2032].map((year) => closedHolidays(year)[2]!.date)).toEqual(
    published.map((day, at) => `${2026 + at}-11-${day}`),
  );
  for (let year = 2026; year < 2060; year += 1)
    expect(weekdayOf(closedHolidays(year)[2]!.date)).toBe("thursday");
});

describe("every store is closed on the holidays", () => {
  const hours = settings.stores.flatMap(({ id }) =>
    (["sales", "service"] as const).map((department) => ({
      id,
      department,
      hours: storeHours(settings, id, department),
    })),
  );
  const open = hours.filter((one) => one.hours !== null);

  test.each(open)("$id, $department", ({ hours }) => {
    expect(hours?.exceptions).toEqual(holidays);
  });

  test("with sales at all four", () => {
    expect(open.filter(({ department }) => department === "sales")).toHaveLength(4);
  });
});

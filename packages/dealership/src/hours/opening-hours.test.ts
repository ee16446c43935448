import { describe, expect, test } from "vitest";
import { addDays, minutesOf, WEEKDAYS, weekdayOf } from "./opening-hours.ts";

describe("weekdayOf", () => {
  test("knows the days of a week", () => {
    const days = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-16", day)));
    expect(days).toEqual([...WEEKDAYS]);
  });
});

describe("addDays", () => {
  test("crosses months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  test("there and back again", () => {
    for (let days = -800; days <= 800; days += 1) {
      expect(addDays(addDays("2026-06-15", days), -days)).toBe("2026-06-15");
    }
  });
});

describe("minutesOf", () => {
  test.each([
    ["00:00", 0],
    ["09:30", 570],
    ["24:00", 1440],
  ])("%s is %i minutes", (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
  });
});

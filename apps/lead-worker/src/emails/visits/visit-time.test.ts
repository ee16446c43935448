import { describe, expect, it } from "vitest";
import { dayOf, daysFromNow, visitTime, weekdayTime } from "./visit-time.ts";

const timeZone = "America/Chicago";
const MINUTE = 60_000;
const plain = (text: string) => text.replace(/\u00a0/g, " ");
const written = (start: number, minutes = 45, locale = "en") => {
  const {
    start: from,
    range,
    ...rest
  } = visitTime({ start, end: start + minutes * MINUTE }, { timeZone, locale });
  return { ...rest, start: plain(from), range: plain(range) };
};

describe("the time of a visit", () => {
  const start = Date.UTC(2026, 10, 28, 16, 30);

  it("is written in the store's time zone, in English", () => {
    expect(written(start)).toEqual({
      weekday: "Saturday",
      day: "Saturday, November 28",
      fullDay: "Saturday, November 28, 2026",
      start: "10:30 AM",
      range: "10:30 to 11:15 AM",
      zone: "Central Time",
      leaf: { weekday: "SAT", day: "28", month: "NOV" },
    });
  });

  it("is written in Spanish, also for a Spanish of a country", () => {
    const { fullDay, day, range, zone, leaf } = written(start, 45, "es-MX");
    expect([fullDay, day]).toEqual(["Sábado 28 de noviembre de 2026", "sábado 28 de noviembre"]);
    expect(range).toMatch(/^De 10:30 a 11:15 a\. ?m\.$/);
    expect([zone, leaf]).toEqual(["hora central", { weekday: "SÁB", day: "28", month: "NOV" }]);
  });

  it("names both halves of the day across noon", () => {
    expect(written(Date.UTC(2026, 10, 28, 17, 30)).range).toBe("11:30 AM to 12:15 PM");
    expect(written(Date.UTC(2026, 10, 28, 16), 60).range).toBe("10 to 11 AM");
  });

  it("is on the store's day, not the one in UTC", () => {
    expect(written(Date.UTC(2026, 10, 29, 1)).day).toBe("Saturday, November 28");
    expect(written(Date.UTC(2026, 10, 29, 1)).leaf.day).toBe("28");
  });

  it("names the zone in the hour that repeats at the end of daylight saving", () => {
    // The clocks go back at 2 am on November 1, 2026, in UTC at 7.
    const summer = Date.UTC(2026, 10, 1, 6, 30);
    const winter = Date.UTC(2026, 10, 1, 7, 30);
    expect([written(summer).start, written(winter).start]).toEqual(["1:30 AM CDT", "1:30 AM CST"]);
    expect(written(summer).range).toBe("1:30 AM CDT to 1:15 AM CST");
    expect(written(winter).range).toBe("1:30 AM CST to 2:15 AM");
    expect(written(summer - 45 * MINUTE, 30).range).toBe("12:45 AM to 1:15 AM CDT");
    expect(written(Date.UTC(2026, 10, 1, 8)).range).toBe("2 to 2:45 AM");
  });

  it("has a day and a weekday with a time", () => {
    const where = { timeZone, locale: "en" };
    expect(dayOf(Date.UTC(2026, 10, 28, 5), where)).toBe("Friday, November 27");
    expect(plain(weekdayTime(Date.UTC(2026, 10, 28, 18, 30), where))).toBe("Saturday, 12:30 PM");
    expect(plain(weekdayTime(Date.UTC(2026, 10, 28, 18, 30), { timeZone, locale: "es" }))).toMatch(
      /^sábado a las 12:30 p\. ?m\.$/,
    );
  });

  it.each([
    ["2026-11-28T06:00:00Z", "today"],
    ["2026-11-28T23:00:00Z", "today"],
    ["2026-11-28T05:59:59Z", "tomorrow"],
    ["2026-11-27T06:00:00Z", "tomorrow"],
    ["2026-11-27T05:59:59Z", "later"],
  ])("at %s is %s", (now, expected) => {
    expect(daysFromNow(start, new Date(now), timeZone)).toBe(expected);
  });
});

import type { OpeningHours } from "@forecourt/calendar";
import { fail, succeed } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { availableDays, type Bookings, checkSlot, isLate, type Schedule, slotsOn } from "./slots.ts";
import { everyDay, salesHours, serviceHours } from "./testing/sample-hours.ts";

// Chicago is six hours behind UTC; 2026-11-20 is a Friday.
const chicago = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour + 6, minute);
const settings = {
  lengthMinutes: 60,
  stepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 14,
  capacity: 1,
  closingBufferMinutes: 0,
};
const schedule = (changes: Partial<typeof settings> = {}, hours: OpeningHours = salesHours): Schedule => ({
  hours,
  timeZone: "America/Chicago",
  settings: { ...settings, ...changes },
});
const early: Bookings = { now: chicago(16, 0), booked: [] };
const times = (date: string, of = schedule(), bookings = early) =>
  slotsOn(date, of, bookings).map(({ time }) => time);
const problems = (date: string, of: Schedule, bookings: Bookings) =>
  Object.fromEntries(slotsOn(date, of, bookings).map(({ time, problem }) => [time, problem]));

describe("slotsOn", () => {
  test("starts at opening and ends by closing", () => {
    const friday = slotsOn("2026-11-20", schedule(), early);
    expect(friday[0]).toEqual({
      start: chicago(20, 9),
      end: chicago(20, 10),
      date: "2026-11-20",
      time: "09:00",
      remaining: 1,
      problem: null,
    });
    expect(friday.at(-1)).toMatchObject({ time: "17:00", end: chicago(20, 18) });
    expect(friday).toHaveLength(17);
    expect(times("2026-11-19").at(-1)).toBe("18:00");
    expect(times("2026-11-22")).toEqual([]);
  });

  test("uses service hours, with a shorter Saturday", () => {
    const service = schedule({ stepMinutes: 60 }, serviceHours);
    expect(times("2026-11-20", service)).toEqual(
      ["08", "09", "10", "11", "12", "13", "14", "15", "16", "17"].map((hour) => `${hour}:00`),
    );
    expect(times("2026-11-21", service).at(-1)).toBe("16:00");
  });

  test("keeps the buffer before closing", () => {
    expect(times("2026-11-20", schedule({ closingBufferMinutes: 30 })).at(-1)).toBe("16:30");
    expect(times("2026-11-20", schedule({ closingBufferMinutes: 31 })).at(-1)).toBe("16:00");
  });

  test("an appointment longer than the day has no slots", () => {
    expect(times("2026-11-20", schedule({ lengthMinutes: 540 }))).toEqual(["09:00"]);
    expect(times("2026-11-20", schedule({ lengthMinutes: 541 }))).toEqual([]);
  });

  test("respects holidays and special hours", () => {
    const exceptions = [
      { date: "2026-11-26", closed: true },
      { date: "2026-11-27", closed: false, open: "10:15", close: "12:45" },
    ];
    const holidays = schedule({}, { ...salesHours, exceptions });
    expect(times("2026-11-26", holidays)).toEqual([]);
    expect(times("2026-11-27", holidays)).toEqual(["10:15", "10:45", "11:15", "11:45"]);
  });

  test("slots past midnight belong to their own calendar date", () => {
    const nights = schedule({}, everyDay("22:00", "02:00"));
    expect(times("2026-11-20", nights).join(" ")).toBe("00:00 00:30 01:00 22:00 22:30 23:00 23:30");
    const fridayNight = schedule(
      {},
      { ...salesHours, exceptions: [{ date: "2026-11-20", closed: false, open: "22:20", close: "01:00" }] },
    );
    expect(times("2026-11-20", fridayNight)).toEqual(["22:20", "22:50", "23:20", "23:50"]);
    expect(times("2026-11-21", fridayNight).slice(0, 2)).toEqual(["09:00", "09:30"]);
  });

  test("overlapping hours of two days offer each start once", () => {
    const late = { date: "2026-11-20", closed: false, open: "18:00", close: "10:30" };
    const overlapping = schedule({}, { ...salesHours, exceptions: [late] });
    const saturday = times("2026-11-21", overlapping);
    expect(saturday.slice(17, 22)).toEqual(["08:30", "09:00", "09:30", "10:00", "10:30"]);
    expect(new Set(saturday).size).toBe(saturday.length);
  });

  test("returns the problem on both sides of every limit", () => {
    const asked = { now: chicago(20, 10), booked: [{ start: chicago(20, 14), end: chicago(20, 15) }] };
    expect(problems("2026-11-20", schedule({ leadMinutes: 60 }), asked)).toMatchObject({
      ...{ "09:30": "slot.past", "10:00": "slot.too-soon", "10:30": "slot.too-soon", "11:00": null },
      ...{ "13:00": null, "13:30": "slot.full", "14:30": "slot.full", "15:00": null },
    });
  });

  test("a start at the current instant is free without lead time", () => {
    const now = chicago(20, 10);
    expect(problems("2026-11-20", schedule(), { now, booked: [] })["10:00"]).toBeNull();
    expect(problems("2026-11-20", schedule(), { now: now + 1, booked: [] })["10:00"]).toBe("slot.past");
  });

  test("counts the remaining capacity", () => {
    const booked = [
      { start: chicago(20, 9), end: chicago(20, 10) },
      { start: chicago(20, 9), end: chicago(20, 10) },
      { start: chicago(20, 10), end: chicago(20, 11) },
    ];
    const left = slotsOn("2026-11-20", schedule({ capacity: 2 }), { ...early, booked }).map(
      ({ remaining, problem }) => [remaining, problem],
    );
    expect(left.slice(0, 4)).toEqual([
      [0, "slot.full"],
      [0, "slot.full"],
      [1, null],
      [1, null],
    ]);
    const tooMany = slotsOn("2026-11-20", schedule({ capacity: 1 }), { ...early, booked });
    expect(tooMany[0]).toMatchObject({ remaining: 0, problem: "slot.full" });
  });

  test("an invalid date has no slots", () => {
    for (const text of ["2026-02-30", "2026-11-20T00:00", "", "tomorrow", "__proto__"])
      expect(times(text)).toEqual([]);
  });

  test("throws for invalid settings and unknown time zones", () => {
    expect(() => slotsOn("2026-11-20", schedule({ stepMinutes: 0 }), early)).toThrow(RangeError);
    expect(() => slotsOn("2026-11-20", { ...schedule(), timeZone: "Springfield" }, early)).toThrow(
      RangeError,
    );
  });
});

describe("availableDays", () => {
  test("runs from today to the horizon in the dealership's zone", () => {
    // 03:00 UTC on Saturday is still Friday evening in Chicago.
    const days = availableDays(schedule({ horizonDays: 3 }), { now: Date.UTC(2026, 10, 21, 3), booked: [] });
    expect(days).toEqual([
      { date: "2026-11-20", weekday: "friday", availability: "over" },
      { date: "2026-11-21", weekday: "saturday", availability: "available" },
      { date: "2026-11-22", weekday: "sunday", availability: "closed" },
      { date: "2026-11-23", weekday: "monday", availability: "available" },
    ]);
    expect(availableDays(schedule({ horizonDays: 0 }), early)).toHaveLength(1);
  });

  test("throws for invalid settings, also when they leave no day", () => {
    expect(() => availableDays(schedule({ horizonDays: -1 }), early)).toThrow(RangeError);
  });

  test("a day is full when no start is left, even if some have passed", () => {
    const booked = [{ start: chicago(20, 9), end: chicago(20, 18) }];
    const today = (bookings: Bookings) => availableDays(schedule(), bookings)[0]!.availability;
    expect(today({ now: chicago(20, 8), booked })).toBe("full");
    expect(today({ now: chicago(20, 12, 1), booked })).toBe("full");
    expect(today({ now: chicago(20, 17), booked: [] })).toBe("available");
    expect(today({ now: chicago(20, 17) + 1, booked })).toBe("over");
  });
});

describe("checkSlot", () => {
  const at = { now: chicago(20, 10), booked: [{ start: chicago(20, 14), end: chicago(20, 15) }] };
  const code = (start: number, changes: Partial<typeof settings> = {}) => {
    const checked = checkSlot(start, schedule({ leadMinutes: 60, horizonDays: 1, ...changes }), at);
    return checked.ok ? "ok" : checked.errors[0].code;
  };

  test("returns the slot of a free start", () => {
    const times = { start: chicago(20, 15), end: chicago(20, 16), date: "2026-11-20", time: "15:00" };
    const slot = { ...times, remaining: 1, problem: null };
    expect(checkSlot(chicago(20, 15), schedule(), at)).toEqual(succeed(slot));
  });

  test.each([
    ["slot.invalid", Number.NaN],
    ["slot.invalid", Number.POSITIVE_INFINITY],
    ["slot.invalid", 8.64e15 + 1],
    ["slot.past", -8.64e15],
    ["slot.too-late", 8.64e15],
    ["slot.past", chicago(20, 9, 30)],
    ["slot.past", chicago(20, 10) - 1],
    ["slot.past", chicago(19, 3)],
    ["slot.too-soon", chicago(20, 10)],
    ["slot.too-soon", chicago(20, 11) - 1],
    ["ok", chicago(20, 11)],
    ["slot.full", chicago(20, 14)],
    ["slot.off-grid", chicago(20, 15, 1)],
    ["slot.off-grid", chicago(20, 15) + 1],
    ["slot.off-grid", chicago(20, 16, 59)],
    ["ok", chicago(20, 17)],
    ["slot.closed", chicago(20, 17) + 1],
    ["slot.closed", chicago(20, 17, 30)],
    ["slot.closed", chicago(21, 8, 30)],
    ["slot.closed", chicago(21, 9) - 1],
    ["ok", chicago(21, 17)],
    ["slot.closed", chicago(21, 23, 30)],
    ["slot.too-late", chicago(22, 0)],
    ["slot.too-late", chicago(23, 9)],
  ])("%s", (expected, start) => {
    expect(code(start)).toBe(expected);
  });

  test("accepts any number in any zone", () => {
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      expect(checkSlot(8.64e15, { ...schedule(), timeZone }, early).ok).toBe(false);
      expect(checkSlot(-8.64e15, { ...schedule(), timeZone }, early).ok).toBe(false);
    }
  });

  test("reports off-grid times within hours past midnight", () => {
    const nights = schedule({}, everyDay("22:00", "02:00"));
    expect(checkSlot(chicago(21, 0, 15), nights, early)).toEqual(fail("slot.off-grid"));
    expect(checkSlot(chicago(21, 1, 15), nights, early)).toEqual(fail("slot.closed"));
    expect(checkSlot(chicago(21, 1), nights, early).ok).toBe(true);
  });

  test("is closed in the buffer before closing", () => {
    expect(code(chicago(20, 16, 29), { closingBufferMinutes: 30 })).toBe("slot.off-grid");
    expect(code(chicago(20, 16, 31), { closingBufferMinutes: 30 })).toBe("slot.closed");
    expect(code(chicago(20, 16, 31), { closingBufferMinutes: 0 })).toBe("slot.off-grid");
  });

  test("a capacity of 0 is always full", () => {
    expect(code(chicago(20, 16), { capacity: 0 })).toBe("slot.full");
  });

  test("uses the schedule's own appointment length", () => {
    expect(code(chicago(20, 16, 30), { lengthMinutes: 90 })).toBe("ok");
    expect(code(chicago(20, 17, 10), { lengthMinutes: 50 })).toBe("slot.off-grid");
    expect(code(chicago(20, 17), { lengthMinutes: 90 })).toBe("slot.closed");
    expect(code(chicago(20, 11), { lengthMinutes: 3 * 60 + 1, leadMinutes: 0 })).toBe("slot.full");
  });
});

test("isLate: when a start has passed or is too soon, and for no other problem", () => {
  const problems = [
    "slot.invalid",
    "slot.past",
    "slot.too-soon",
    "slot.too-late",
    "slot.full",
    null,
  ] as const;
  expect(problems.filter(isLate)).toEqual(["slot.past", "slot.too-soon"]);
});

import { expect, test } from "vitest";
import { groupHours } from "./group-hours.ts";
import type { DayHours, OpeningHours } from "./opening-hours.ts";

const nine = (close: string): DayHours => ({ closed: false, open: "09:00", close });

function week(...days: DayHours[]): OpeningHours {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = days as [
    DayHours,
    DayHours,
    DayHours,
    DayHours,
    DayHours,
    DayHours,
    DayHours,
  ];
  return { workingHours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday } };
}

test("groups neighbours with the same hours", () => {
  const long = nine("19:00");
  const short = nine("18:00");
  expect(groupHours(week(long, long, long, long, short, short, { closed: true }))).toEqual([
    { from: "monday", to: "thursday", hours: { open: "09:00", close: "19:00" } },
    { from: "friday", to: "saturday", hours: { open: "09:00", close: "18:00" } },
    { from: "sunday", to: "sunday", hours: null },
  ]);
});

test("does not group days that are not adjacent", () => {
  const a = nine("17:00");
  const b = nine("12:00");
  expect(groupHours(week(a, a, b, a, a, b, b)).map(({ from, to }) => `${from}-${to}`)).toEqual([
    "monday-tuesday",
    "wednesday-wednesday",
    "thursday-friday",
    "saturday-sunday",
  ]);
});

test("returns one group for seven equal days", () => {
  const day = nine("17:00");
  expect(groupHours(week(day, day, day, day, day, day, day))).toEqual([
    { from: "monday", to: "sunday", hours: { open: "09:00", close: "17:00" } },
  ]);
});

test("ignores the times of closed days", () => {
  const off = { closed: true };
  const offWithTimes = { closed: true, open: "09:00", close: "17:00" };
  expect(groupHours(week(off, offWithTimes, off, off, off, off, off))).toEqual([
    { from: "monday", to: "sunday", hours: null },
  ]);
});

import { expect, test } from "vitest";
import { type DayHours, type OpeningHours, openingOn } from "./opening-hours.ts";

const nine = (close: string): DayHours => ({ closed: false, open: "09:00", close });
const hours: OpeningHours = {
  workingHours: {
    monday: nine("19:00"),
    tuesday: nine("19:00"),
    wednesday: nine("19:00"),
    thursday: nine("19:00"),
    friday: nine("18:00"),
    saturday: nine("18:00"),
    sunday: { closed: true },
  },
};
/** Opening hours of a date in Chicago, as UTC. */
const on = (date: string, day?: Partial<DayHours>) => {
  const exceptions = day && [{ date, closed: false, ...day }];
  const opening = openingOn({ ...hours, exceptions }, date, "America/Chicago");
  return opening && [opening.start, opening.end].map((at) => new Date(at).toISOString().slice(0, 16));
};

test("uses the weekday's hours", () => {
  expect(on("2026-11-19")).toEqual(["2026-11-19T15:00", "2026-11-20T01:00"]);
  expect(on("2026-11-20")).toEqual(["2026-11-20T15:00", "2026-11-21T00:00"]);
  expect(on("2026-11-22")).toBeNull();
});

test("prefers the exception of the date, both ways", () => {
  expect(on("2026-11-26", { open: "10:00", close: "14:00" })).toEqual([
    "2026-11-26T16:00",
    "2026-11-26T20:00",
  ]);
  expect(on("2026-11-26", { closed: true, open: "10:00", close: "14:00" })).toBeNull();
  expect(on("2026-11-22", { open: "12:00", close: "16:00" })).toEqual([
    "2026-11-22T18:00",
    "2026-11-22T22:00",
  ]);
});

test("without both times a day is closed", () => {
  expect(on("2026-11-26", { open: "10:00" })).toBeNull();
  expect(on("2026-11-26", { close: "10:00" })).toBeNull();
});

test.each([
  ["18:00", "02:00", ["2026-11-27T00:00", "2026-11-27T08:00"]],
  ["00:00", "00:00", ["2026-11-26T06:00", "2026-11-27T06:00"]],
  ["00:00", "24:00", ["2026-11-26T06:00", "2026-11-27T06:00"]],
  ["18:00", "18:01", ["2026-11-27T00:00", "2026-11-27T00:01"]],
])("from %s to %s: a closing time not after opening is on the next day", (open, close, expected) => {
  expect(on("2026-11-26", { open, close })).toEqual(expected);
});

test("fully skipped hours count as closed", () => {
  expect(on("2026-03-08", { open: "02:30", close: "03:00" })).toBeNull();
  expect(on("2026-03-08", { open: "02:30", close: "03:31" })).toEqual([
    "2026-03-08T08:30",
    "2026-03-08T08:31",
  ]);
});

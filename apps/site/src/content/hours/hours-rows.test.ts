import { addDays, type OpeningHours, WEEKDAYS, type Weekday } from "@forecourt/calendar";
import type { HoursRow } from "@forecourt/ui/hours-table";
import { describe, expect, it } from "vitest";
import { hoursRows } from "./hours-rows.ts";

const day = (close: string) => ({ closed: false, open: "09:00", close });
const hours: OpeningHours = {
  workingHours: {
    monday: day("19:00"),
    tuesday: day("19:00"),
    wednesday: day("19:00"),
    thursday: day("19:00"),
    friday: day("18:00"),
    saturday: day("18:00"),
    sunday: { closed: true },
  },
};
/** A date of a week from Monday, 2026-11-16. */
const dateOf = (day: Weekday) => addDays("2026-11-16", WEEKDAYS.indexOf(day));
const rows = (today: Weekday, exceptions: OpeningHours["exceptions"] = []) =>
  hoursRows({ ...hours, exceptions }, { today: dateOf(today), locale: "en" }).map((row) =>
    `${row.days}: ${textOf(row.hours)}${row.today ? " (today)" : ""}`.replaceAll("\u00a0", " "),
  );
const textOf = (spans: HoursRow["hours"]) =>
  typeof spans === "string"
    ? spans
    : spans.map(({ opens, closes }) => `${opens.text} – ${closes.text}`).join(", ");

describe("hoursRows", () => {
  it("puts today in a separate row in the middle of a range", () => {
    expect(rows("tuesday")).toEqual([
      "Monday: 9 AM – 7 PM",
      "Tuesday: 9 AM – 7 PM (today)",
      "Wednesday – Thursday: 9 AM – 7 PM",
      "Friday – Saturday: 9 AM – 6 PM",
      "Sunday: Closed",
    ]);
  });

  it("puts today in a separate row at either end of a range", () => {
    expect(rows("monday").slice(0, 2)).toEqual([
      "Monday: 9 AM – 7 PM (today)",
      "Tuesday – Thursday: 9 AM – 7 PM",
    ]);
    expect(rows("saturday").slice(1, 3)).toEqual(["Friday: 9 AM – 6 PM", "Saturday: 9 AM – 6 PM (today)"]);
    expect(rows("sunday").at(-1)).toBe("Sunday: Closed (today)");
  });

  it("shows today's hours of a holiday, and the others as they are every week", () => {
    expect(rows("thursday", [{ date: dateOf("thursday"), closed: true }])).toEqual([
      "Monday – Wednesday: 9 AM – 7 PM",
      "Thursday: Closed (today)",
      "Friday – Saturday: 9 AM – 6 PM",
      "Sunday: Closed",
    ]);
    const shorter = { date: dateOf("sunday"), closed: false, open: "10:00", close: "14:00" };
    expect(rows("sunday", [shorter]).at(-1)).toBe("Sunday: 10 AM – 2 PM (today)");
    expect(rows("monday", [shorter]).at(-1)).toBe("Sunday: Closed");
  });
});

it("includes each time in machine-readable form", () => {
  expect(hoursRows(hours, { today: dateOf("sunday"), locale: "en" })[0]?.hours).toMatchObject([
    { opens: { time: "09:00" }, closes: { time: "19:00" } },
  ]);
});

it("starts each row with a capital in Spanish", () => {
  const spanish = hoursRows(hours, { today: dateOf("sunday"), locale: "es" });
  expect(spanish.map(({ days, today }) => [days, today])).toEqual([
    ["Lunes – jueves", undefined],
    ["Viernes – sábado", undefined],
    ["Domingo", "Hoy"],
  ]);
});

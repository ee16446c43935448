import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "./calendar-day.ts";

describe("calendarDay", () => {
  it.each([
    ["45000", "2023-03-15"],
    ["45000.75", "2023-03-15"],
    ["45351", "2024-02-29"],
    ["2024-03-05", "2024-03-05"],
    ["2024-03-05T13:14:15Z", "2024-03-05"],
    ["2024-03-05 13:14:15", "2024-03-05"],
    ["2024/3/5", "2024-03-05"],
    ["20240305", "2024-03-05"],
    ["3/5/2024", "2024-03-05"],
    ["03/05/24", "2024-03-05"],
    ["3/5/2024 12:00:00 AM", "2024-03-05"],
    ["Mar 5, 2024", "2024-03-05"],
    ["March 5 2024", "2024-03-05"],
    ["5-Mar-2024", "2024-03-05"],
    ["05-Mar-24", "2024-03-05"],
    ["2024-02-30", null],
    ["13/13/2024", null],
    ["0000-01-01", null],
    ["Foo 5, 2024", null],
    ["yesterday", null],
    ["12", null],
    ["", null],
  ])("reads %j as %j", (cell, expected) => expect(calendarDay(cell)).toBe(expected));

  it("converts every spreadsheet serial back to its day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999 }), (serial) => {
        const day = calendarDay(String(serial))!;
        expect(Date.parse(day) / 86_400_000 + 25_569).toBe(serial);
        expect(calendarDay(day)).toBe(day);
      }),
    );
  });
});

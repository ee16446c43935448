import type { SlotProblem } from "@forecourt/scheduling";
import { expect, test } from "vitest";
import type { OfferedDay } from "#server/appointments/offered-day.ts";
import { stripMonths } from "./strip-months.ts";
import { timeChoice } from "./time-choice.ts";
import type { TimeStepContent } from "./time-step-content.ts";

/** A day whose starts, at each hour from nine, have these problems. */
function day(date: string, ...problems: (SlotProblem | null)[]): OfferedDay {
  const slots = problems.map((problem, at) => {
    const time = `${String(9 + at).padStart(2, "0")}:00`;
    const start = Date.parse(`${date}T${time}:00Z`);
    const free = { start, end: start + 3_600_000, date, time, remaining: 1 };
    return { ...free, problem, resources: problem === null ? [] : null };
  });
  return { date, slots };
}

const days = [
  day("2026-11-20", "slot.past", "slot.too-soon"),
  day("2026-11-21", "slot.past", "slot.full"),
  day("2026-11-22", "slot.too-soon", "slot.full", null),
  day("2026-11-23"),
];

test("starts that have passed or are too soon are left out; taken ones are not", () => {
  const { slots, free } = timeChoice([{ id: "any", days }], "en");
  expect(slots.map(({ value }) => value.slice(0, 13))).toEqual([
    "2026-11-21T10",
    "2026-11-22T10",
    "2026-11-22T11",
  ]);
  expect(free).toEqual({ any: "001" });
});

test("a day says whether it is too late, full or closed", () => {
  const words = { closed: "Closed", full: "Full", over: "Too late", today: "Today" };
  const choice = timeChoice([{ id: "any", days }], "en");
  const content = { choice, words, left: ["0 left", "1 left"], timesLeft: ["no times", "one time"] };
  const [month] = stripMonths({ ...content, today: "2026-11-20" } as unknown as TimeStepContent, (date) =>
    date === "2026-11-22" ? 1 : 0,
  );
  expect(month!.days.map(({ note, label, unavailable }) => [note, label, unavailable])).toEqual([
    ["Too late", "Friday, November 20, Too late", true],
    ["Full", "Saturday, November 21, no times", true],
    ["1 left", "Sunday, November 22, one time", false],
    ["Closed", "Monday, November 23, Closed", true],
  ]);
});

import {
  formatClockTime,
  groupHours,
  type HoursGroup,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from "@forecourt/calendar";
import type { ClockTime, HoursRow } from "@forecourt/ui/hours-table";
import { translator } from "#server/content/translator.ts";
import { dayRun } from "./day-run.ts";

/** The rows of a department's week: days with the same hours together, today in a row of its own. */
export function hoursRows(
  hours: Pick<OpeningHours, "workingHours">,
  { today, locale }: { today: Weekday; locale: "en" | "es" },
): HoursRow[] {
  const closed = translator(locale, "frame")("closed");
  const todayWord = translator(locale, "contact")("today");
  return groupHours(hours)
    .flatMap((group) => apartFrom(today, group))
    .map(({ from, to, hours: times }) => ({
      days: dayRun({ from, to }, locale),
      hours: times ? [{ opens: clock(times.open, locale), closes: clock(times.close, locale) }] : closed,
      today: from === today ? todayWord : undefined,
    }));
}

const clock = (time: string, locale: "en" | "es"): ClockTime => ({
  time,
  text: formatClockTime(time, locale),
});

/** Splits a run of days around the one that is today. */
function apartFrom(today: Weekday, group: HoursGroup): HoursGroup[] {
  const [from, at, to] = [group.from, today, group.to].map((day) => WEEKDAYS.indexOf(day)) as [
    number,
    number,
    number,
  ];
  if (at < from || at > to) return [group];
  const run = (start: number, end: number): HoursGroup[] =>
    start > end ? [] : [{ from: WEEKDAYS[start]!, to: WEEKDAYS[end]!, hours: group.hours }];
  return [...run(from, at - 1), ...run(at, at), ...run(at + 1, to)];
}

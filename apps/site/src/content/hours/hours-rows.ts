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
import { dayRange } from "./day-range.ts";

/** The opening hours of a department as table rows. Groups days with the same hours; today has a separate row. */
export function hoursRows(
  hours: Pick<OpeningHours, "workingHours">,
  { today, locale }: { today: Weekday; locale: "en" | "es" },
): HoursRow[] {
  const closed = translator(locale, "frame")("closed");
  const todayWord = translator(locale, "contact")("today");
  return groupHours(hours)
    .flatMap((group) => splitAround(today, group))
    .map(({ from, to, hours: times }) => ({
      days: dayRange({ from, to }, locale),
      hours: times ? [{ opens: clock(times.open, locale), closes: clock(times.close, locale) }] : closed,
      today: from === today ? todayWord : undefined,
    }));
}

const clock = (time: string, locale: "en" | "es"): ClockTime => ({
  time,
  text: formatClockTime(time, locale),
});

/** Splits a range of days so that today is separate. */
function splitAround(today: Weekday, group: HoursGroup): HoursGroup[] {
  const [from, at, to] = [group.from, today, group.to].map((day) => WEEKDAYS.indexOf(day)) as [
    number,
    number,
    number,
  ];
  if (at < from || at > to) return [group];
  const range = (start: number, end: number): HoursGroup[] =>
    start > end ? [] : [{ from: WEEKDAYS[start]!, to: WEEKDAYS[end]!, hours: group.hours }];
  return [...range(from, at - 1), ...range(at, at), ...range(at + 1, to)];
}

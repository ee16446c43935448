import {
  type CalendarDate,
  formatClockTime,
  groupHours,
  type HoursGroup,
  hoursOn,
  type OpeningHours,
  WEEKDAYS,
  weekdayOf,
} from "@forecourt/calendar";
import type { ClockTime, HoursRow } from "@forecourt/ui/hours-table";
import { translator } from "#server/content/translator.ts";
import { dayRange } from "./day-range.ts";

/**
 * The opening hours of a department as table rows. Groups days with the same hours; today has a separate row, with the
 * hours of its date: on a holiday others than its weekday's.
 */
export function hoursRows(
  hours: OpeningHours,
  { today, locale }: { today: CalendarDate; locale: "en" | "es" },
): HoursRow[] {
  const weekday = weekdayOf(today);
  const closed = translator(locale, "frame")("closed");
  const todayWord = translator(locale, "contact")("today");
  return groupHours(hours)
    .flatMap((group) => splitAround(today, hours, group))
    .map(({ from, to, hours: times }) => ({
      days: dayRange({ from, to }, locale),
      hours: times ? [{ opens: clock(times.open, locale), closes: clock(times.close, locale) }] : closed,
      today: from === weekday ? todayWord : undefined,
    }));
}

const clock = (time: string, locale: "en" | "es"): ClockTime => ({
  time,
  text: formatClockTime(time, locale),
});

/** Splits a range of days so that today is separate, with the hours of its date. */
function splitAround(today: CalendarDate, hours: OpeningHours, group: HoursGroup): HoursGroup[] {
  const [from, at, to] = [group.from, weekdayOf(today), group.to].map((day) => WEEKDAYS.indexOf(day)) as [
    number,
    number,
    number,
  ];
  if (at < from || at > to) return [group];
  const range = (start: number, end: number, times = group.hours): HoursGroup[] =>
    start > end ? [] : [{ from: WEEKDAYS[start]!, to: WEEKDAYS[end]!, hours: times }];
  const { closed, open, close } = hoursOn(hours, today);
  const own = closed || open === undefined || close === undefined ? null : { open, close };
  return [...range(from, at - 1), ...range(at, at, own), ...range(at + 1, to)];
}

import { addDays, type CalendarDate, utcMidnight, WEEKDAYS, type Weekday } from "./calendar-date.ts";
import { type ClockTime, minutesOf } from "./clock-time.ts";

/** Languages of formatted dates; Spanish is US Spanish. */
export type CalendarLocale = "en" | "es";

const INTL_LOCALES: Record<CalendarLocale, string> = { en: "en-US", es: "es-US" };

function format(utcTime: number, locale: CalendarLocale, style: Intl.DateTimeFormatOptions): string {
  // Dates and clock times have no time zone, so UTC keeps them unchanged.
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], { ...style, timeZone: "UTC" }).format(utcTime);
}

/**
 * Formats a date; an empty text stays empty.
 *
 * @param style options of `Intl.DateTimeFormat`; `timeZone` is always UTC
 * @example formatDate("2026-11-30", "en", { dateStyle: "long" }) // "November 30, 2026"
 */
export function formatDate(
  date: CalendarDate,
  locale: CalendarLocale,
  style: Intl.DateTimeFormatOptions,
): string {
  return date === "" ? "" : format(utcMidnight(date), locale, style);
}

/**
 * Formats the name of a weekday.
 *
 * @example formatWeekday("monday", "es") // "lunes"
 */
export function formatWeekday(
  weekday: Weekday,
  locale: CalendarLocale,
  style: "long" | "short" = "long",
): string {
  // 2024-01-01 was a Monday.
  return formatDate(addDays("2024-01-01", WEEKDAYS.indexOf(weekday)), locale, { weekday: style });
}

/**
 * Formats a clock time on a 12-hour clock, whole hours without minutes, with non-breaking spaces.
 *
 * @example formatClockTime("17:30", "en") // "5:30 PM"
 */
export function formatClockTime(time: ClockTime, locale: CalendarLocale): string {
  const minutes = minutesOf(time);
  const style: Intl.DateTimeFormatOptions = { hour: "numeric" };
  if (minutes % 60 > 0) style.minute = "2-digit";
  return format(minutes * 60_000, locale, style).replace(/\s/g, "\u00a0");
}

import {
  addDays,
  type CalendarLocale,
  formatClockTime,
  formatDate,
  instantsOf,
  localDate,
  minutesOf,
  wallTimeOf,
} from "@forecourt/calendar";
import { interpolate, type Messages, messagesFor } from "../../messages.ts";

/** The time of a visit in words of one language, in the store's time zone. */
export type VisitTime = {
  /** "Saturday" */
  weekday: string;
  /** "Saturday, November 28" */
  day: string;
  /** "Saturday, November 28, 2026", as the start of a sentence. */
  fullDay: string;
  /** "10:30 AM"; with the zone where the hour repeats: "1:30 AM CDT". */
  start: string;
  /** "10:30 to 11:15 AM", as the start of a sentence. */
  range: string;
  /** "Central Time" */
  zone: string;
  /** The leaf of a calendar: "SAT", "28", "NOV". */
  leaf: { weekday: string; day: string; month: string };
};

type Where = { timeZone: string; locale: string };

/**
 * Writes the time of a visit in words. An hour that repeats at the end of daylight saving names its zone: CDT or CST.
 *
 * @example visitTime({ start, end }, { timeZone: "America/Chicago", locale: "en" }).range // "10:30 to 11:15 AM"
 */
export function visitTime({ start, end }: { start: number; end: number }, where: Where): VisitTime {
  const { timeZone } = where;
  const locale = calendarLocale(where.locale);
  const t = messagesFor(locale).visit;
  const { date } = wallTimeOf(start, timeZone);
  const upper = (style: Intl.DateTimeFormatOptions) =>
    formatDate(date, locale, style).replace(".", "").toLocaleUpperCase(locale);
  const day = dayText(date, locale, t);
  const weekday = formatDate(date, locale, { weekday: "long" });
  const full = formatDate(date, locale, { month: "long", day: "numeric", year: "numeric" });
  return {
    weekday,
    day,
    fullDay: capitalized(interpolate(t.dayOfWeek, { weekday, date: full })),
    start: clockText(start, { timeZone, locale }),
    range: capitalized(rangeText(start, end, { timeZone, locale })),
    zone: zoneName(start, { timeZone, locale }, "longGeneric"),
    leaf: {
      weekday: upper({ weekday: "short" }),
      day: formatDate(date, locale, { day: "numeric" }),
      month: upper({ month: "short" }),
    },
  };
}

/**
 * How a visit's day relates to today.
 *
 * @example daysFromNow(start, now, "America/Chicago") // "tomorrow"
 */
export function daysFromNow(start: number, now: Date, timeZone: string): "today" | "tomorrow" | "later" {
  const today = localDate(now, timeZone);
  const date = localDate(start, timeZone);
  if (date <= today) return "today";
  return date === addDays(today, 1) ? "tomorrow" : "later";
}

/** "Friday, November 27": the day of an instant. */
export function dayOf(instant: number, { timeZone, locale }: Where): string {
  const language = calendarLocale(locale);
  return dayText(localDate(instant, timeZone), language, messagesFor(language).visit);
}

/** "Saturday, 12:30 PM": a time on a day of the week. */
export function weekdayTime(instant: number, { timeZone, locale }: Where): string {
  const language = calendarLocale(locale);
  const weekday = formatDate(localDate(instant, timeZone), language, { weekday: "long" });
  const time = clockText(instant, { timeZone, locale: language });
  return interpolate(messagesFor(language).visit.weekdayTime, { weekday, time });
}

/** The language in which dates are written: Spanish, else English. */
export function calendarLocale(locale: string): CalendarLocale {
  return locale.startsWith("es") ? "es" : "en";
}

function dayText(date: string, locale: CalendarLocale, t: Messages["visit"]): string {
  const weekday = formatDate(date, locale, { weekday: "long" });
  return interpolate(t.dayOfWeek, {
    weekday,
    date: formatDate(date, locale, { month: "long", day: "numeric" }),
  });
}

type Formats = { timeZone: string; locale: CalendarLocale };

function clockText(instant: number, formats: Formats): string {
  const { time } = wallTimeOf(instant, formats.timeZone);
  const clock = formatClockTime(time, formats.locale);
  return isRepeated(instant, formats.timeZone) ? `${clock} ${zoneName(instant, formats, "short")}` : clock;
}

/** "AM" is said once for both ends, unless a zone must be named. */
function rangeText(start: number, end: number, formats: Formats): string {
  const [from, to] = [clockText(start, formats), clockText(end, formats)];
  const [clock = from, half] = from.split("\u00a0", 2);
  const namesZone = [start, end].some((instant) => isRepeated(instant, formats.timeZone));
  const saidOnce = !namesZone && half !== undefined && to.split("\u00a0", 2)[1] === half;
  return interpolate(messagesFor(formats.locale).visit.range, { from: saidOnce ? clock : from, to });
}

function isRepeated(instant: number, timeZone: string): boolean {
  const { date, time } = wallTimeOf(instant, timeZone);
  return instantsOf(date, minutesOf(time), timeZone).length > 1;
}

function zoneName(instant: number, { timeZone, locale }: Formats, style: "short" | "longGeneric"): string {
  const parts = new Intl.DateTimeFormat(locale === "es" ? "es-US" : "en-US", {
    timeZone,
    timeZoneName: style,
    hour: "numeric",
  }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

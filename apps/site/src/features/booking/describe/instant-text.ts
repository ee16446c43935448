import { formatClockTime, formatDate, instantsOf, minutesOf, wallTimeOf } from "@forecourt/calendar";
import { timeInSentence } from "#content/hours/time-in-sentence.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** An instant in words, in the store's time zone. */
export type InstantText = {
  /** "Sat, Nov 28" */
  day: string;
  /** "Saturday, November 28" */
  longDay: string;
  /** "10:30 AM"; with the zone's name when the hour repeats. */
  time: string;
  /** The time after "at": Spanish needs an article. */
  atTime: string;
};

/** Writes an instant; a repeated hour names its zone (docs/product/scheduling.md, "Clock changes"). */
export function instantText(instant: number, timeZone: string, locale: Locale): InstantText {
  const { date, time } = wallTimeOf(instant, timeZone);
  const day = (style: Intl.DateTimeFormatOptions) => formatDate(date, locale, style);
  const isRepeated = instantsOf(date, minutesOf(time), timeZone).length > 1;
  const zone = isRepeated ? ` ${zoneAt(instant, timeZone)}` : "";
  return {
    day: day({ weekday: "short", month: "short", day: "numeric" }),
    longDay: day({ weekday: "long", month: "long", day: "numeric" }),
    time: `${formatClockTime(time, locale)}${zone}`,
    atTime: `${timeInSentence(time, locale)}${zone}`,
  };
}

function zoneAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The name of a time zone at an instant: "Central Time". */
export function zoneName(instant: number, timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale === "es" ? "es-US" : "en-US", {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

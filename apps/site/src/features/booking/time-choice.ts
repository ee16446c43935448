import { formatClockTime, formatDate } from "@forecourt/calendar";
import { isLate } from "@forecourt/scheduling";
import type { OfferedDay } from "#server/appointments/offered-day.ts";
import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** A day of the strip. */
export type ChoiceDay = {
  /** `2026-11-28` */
  value: string;
  /** "Saturday, November 28" */
  label: string;
  /** "Sat, Nov 28" */
  short: string;
  weekday: string;
  day: string;
  month: string;
  /** It has no starts at all. */
  closed: boolean;
  /** It is too late for all of its starts. */
  over: boolean;
};

/** A start of a day. */
export type ChoiceSlot = {
  /** ISO 8601 in UTC. */
  value: string;
  day: string;
  label: string;
  /** Which of two equal times it is, when the clocks go back. */
  note?: string;
  afternoon: boolean;
};

/** All days, and their starts that it is not too late for, for the browser. */
export type TimeChoice = {
  days: readonly ChoiceDay[];
  slots: readonly ChoiceSlot[];
  /** Which starts are free, by option: a text with `1` for each free one. */
  free: Readonly<Record<string, string>>;
};

/**
 * The days and starts as plain data.
 *
 * @param options the same days for each option, such as an adviser; the first one has all starts
 */
export function timeChoice(
  options: readonly { id: string; days: readonly OfferedDay[] }[],
  locale: Locale,
): TimeChoice {
  const days = options[0]?.days ?? [];
  return {
    days: days.map((day) => choiceDay(day, locale)),
    slots: days.flatMap(({ slots }) => slots.filter(isInTime).map((slot) => choiceSlot(slot, slots, locale))),
    free: Object.fromEntries(
      options.map(({ id, days: own }) => [
        id,
        own
          .flatMap(({ slots }) => slots.filter(isInTime).map(({ resources }) => (resources ? "1" : "0")))
          .join(""),
      ]),
    ),
  };
}

const isInTime = ({ problem }: OfferedDay["slots"][number]) => !isLate(problem);

function choiceDay({ date, slots }: OfferedDay, locale: Locale): ChoiceDay {
  const text = (style: Intl.DateTimeFormatOptions) => formatDate(date, locale, style);
  return {
    value: date,
    label: text({ weekday: "long", month: "long", day: "numeric" }),
    short: text({ weekday: "short", month: "short", day: "numeric" }),
    weekday: text({ weekday: "short" }),
    day: text({ day: "numeric" }),
    month: text({ month: "long" }),
    closed: slots.length === 0,
    over: slots.length > 0 && !slots.some(isInTime),
  };
}

function choiceSlot(
  { start, date, time }: OfferedDay["slots"][number],
  others: OfferedDay["slots"],
  locale: Locale,
): ChoiceSlot {
  const t = translator(locale, "booking");
  const same = others.filter((other) => other.time === time);
  const note =
    same.length < 2 ? undefined : t(same[0]?.start === start ? "words.firstHour" : "words.secondHour");
  return {
    value: new Date(start).toISOString(),
    day: date,
    label: formatClockTime(time, locale),
    ...(note && { note }),
    afternoon: time >= "12:00",
  };
}

import {
  addDays,
  type CalendarDate,
  localDate,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from "@forecourt/calendar";
import type { OpeningHoursSpecification } from "schema-dts";

const DAYS = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} as const satisfies Record<Weekday, string>;

/** Later dates would weigh on every page; search engines read them again until then. */
const DAYS_AHEAD = 60;

type Hours = {
  openingHoursSpecification: OpeningHoursSpecification[];
  specialOpeningHoursSpecification?: OpeningHoursSpecification[];
};

/**
 * The JSON-LD of opening hours: one entry per weekday, and one per date with other hours in the next 60 days.
 * Closed weekdays have no entry; closed dates need one to override their weekday.
 *
 * @example openingHoursJson(profile.sales).openingHoursSpecification.length // 6: closed on Sundays
 */
export function openingHoursJson(
  { workingHours, exceptions = [] }: OpeningHours,
  today: CalendarDate = localDate(Date.now(), "UTC"),
): Hours {
  const week = WEEKDAYS.flatMap((day): OpeningHoursSpecification[] => {
    const { closed, open, close } = workingHours[day];
    if (closed || open === undefined || close === undefined) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], ...times(open, close) }];
  });
  const last = addDays(today, DAYS_AHEAD);
  // Yesterday's stays: west of Greenwich it may still be that day.
  const first = addDays(today, -1);
  const coming = exceptions.filter(({ date }) => first <= date && date <= last);
  const dates = coming.map(
    ({ date, closed, open = "00:00", close = "00:00" }): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      // Search engines read 00:00 to 00:00 as closed all day.
      ...(closed ? { opens: "00:00", closes: "00:00" } : times(open, close)),
    }),
  );
  return {
    openingHoursSpecification: week,
    ...(dates.length > 0 && { specialOpeningHoursSpecification: dates }),
  };
}

/** Search engines do not accept 24:00. */
function times(opens: string, close: string): { opens: string; closes: string } {
  return { opens, closes: close === "24:00" ? "23:59" : close };
}

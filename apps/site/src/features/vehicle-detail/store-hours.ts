import { formatHours, type OpeningHours, WEEKDAYS, weekdayOf } from "@forecourt/dealership/hours";
import type { HoursRow } from "@forecourt/ui/hours-table";
import { clockTime, weekdayName } from "#content/hours/clock-words.ts";

type HoursWords = { closed: string; today: string };

/** The week's opening hours in rows, with today marked in the dealership's own calendar. */
export function storeHours(
  hours: OpeningHours,
  { locale, now, timeZone, words }: { locale: "en" | "es"; now: Date; timeZone: string; words: HoursWords },
): HoursRow[] {
  const today = WEEKDAYS.indexOf(weekdayOf(new Intl.DateTimeFormat("en-CA", { timeZone }).format(now)));
  return formatHours(hours).map(({ from, to, hours: times }) => {
    const isToday = WEEKDAYS.indexOf(from) <= today && today <= WEEKDAYS.indexOf(to);
    const first = weekdayName(from, locale);
    return {
      days: from === to ? first : `${first} – ${weekdayName(to, locale)}`,
      hours: times ? `${clockTime(times.open, locale)} – ${clockTime(times.close, locale)}` : words.closed,
      ...(isToday && { today: words.today }),
    };
  });
}

import type { StripDay } from "@forecourt/ui/date-picker-strip";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import type { TimeSlot } from "@forecourt/ui/time-slot-grid";

// Fixed dates for reproducible pictures: November 2026, with Sundays and a full day.
const days = [
  "2026-11-20",
  "2026-11-21",
  "2026-11-22",
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-27",
];
const full = "2026-11-24";
const starts = [9, 9.5, 10, 10.5, 11, 11.5, 12.5, 13, 14, 15, 16, 16.5];

const tag = { en: "en-US", es: "es-US" } as const;
const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);
const write = (day: string, locale: KitLocale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag[locale], { ...options, timeZone: "UTC" }).format(dateOf(day));

const closed = (day: string) => dateOf(day).getUTCDay() === 0;
/** Taken start times: deterministic, different for each day. */
const taken = (day: string, at: number) => day === full || (at * 7 + dateOf(day).getUTCDate()) % 5 === 0;

const left = (day: string) => (closed(day) ? 0 : starts.filter((_, at) => !taken(day, at)).length);

/** `Saturday, November 21`. */
export const longDay = (day: string, locale: KitLocale) =>
  write(day, locale, { weekday: "long", month: "long", day: "numeric" });

/** `Sat, Nov 21`. */
export const shortDay = (day: string, locale: KitLocale) =>
  write(day, locale, { weekday: "short", month: "short", day: "numeric" });

/** `10:30 AM`. */
export function timeText(start: number, locale: KitLocale): string {
  const at = new Date(Date.UTC(2026, 10, 20, Math.floor(start), (start % 1) * 60));
  return new Intl.DateTimeFormat(tag[locale], { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    at,
  );
}

export const firstDay = days[1]!;

/** Days for `DatePickerStrip`. */
export function stripDays(locale: KitLocale): StripDay[] {
  const words = kitMessages(locale).datePickerStrip;
  return days.map((day) => {
    const free = left(day);
    const note = closed(day) ? words.closed : free === 0 ? words.full : words.left(free);
    return {
      value: day,
      label: free > 0 ? words.day(longDay(day, locale), free) : words.dayWithout(longDay(day, locale), note),
      weekday: write(day, locale, { weekday: "short" }),
      day: write(day, locale, { day: "numeric" }),
      note,
      unavailable: free === 0,
    };
  });
}

/** A day's times, morning and afternoon. */
export function dayParts(day: string, locale: KitLocale): { label: string; slots: TimeSlot[] }[] {
  const words = kitMessages(locale).timeSlotGrid;
  const slots = starts.map((start, at) => ({
    start,
    value: `${day}T${start}`,
    label: timeText(start, locale),
    taken: taken(day, at),
    note: taken(day, at) ? words.taken : undefined,
  }));
  return [
    { label: words.morning, slots: slots.filter(({ start }) => start < 12) },
    { label: words.afternoon, slots: slots.filter(({ start }) => start >= 12) },
  ];
}

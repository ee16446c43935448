import { WEEKDAYS, type Weekday } from "@forecourt/dealership/hours";

const LOCALES = { en: "en-US", es: "es-US" } as const;

/** A wall-clock time as people say it, on one line wherever it stands: `9 AM`, `5:30 PM`. */
export function clockTime(time: string, locale: "en" | "es"): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = new Date(Date.UTC(2024, 0, 1, hour % 24, minute));
  const format = new Intl.DateTimeFormat(LOCALES[locale], {
    hour: "numeric",
    ...(minute > 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  });
  return format.format(at).replace(/\s/g, "\u00a0");
}

/** A weekday's name; 2024-01-01 was a Monday. */
export function weekdayName(weekday: Weekday, locale: "en" | "es", style: "long" | "short" = "long"): string {
  const day = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)));
  return new Intl.DateTimeFormat(LOCALES[locale], { weekday: style, timeZone: "UTC" }).format(day);
}

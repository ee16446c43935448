import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/**
 * A date in the dealership's time zone.
 *
 * @example shownDate(watch.createdAt, context) // "November 25, 2026"
 */
export function shownDate(
  date: Date,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): string {
  const timeZone = settings.profile.timezone;
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long", timeZone }).format(date);
}

/**
 * A time of a day in the dealership's time zone.
 *
 * @example shownTime(appointment.startAt, context) // "November 28, 2026 at 10:30 AM"
 */
export function shownTime(
  date: Date,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): string {
  const timeZone = settings.profile.timezone;
  const style = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(intlLocale(locale), style).format(date);
}

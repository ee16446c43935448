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

import { type CalendarLocale, formatDate } from "@forecourt/calendar";

/**
 * Fills a disclaimer's `{startDate}` and `{endDate}` with the days of an offer's window, written out.
 *
 * @param window days as `YYYY-MM-DD`, such as `offerWindow` gives
 * @example fillDisclaimer("Ends {endDate}.", { startsOn: "2026-11-01", endsOn: "2026-11-30" }, "en")
 * // "Ends November 30, 2026."
 */
export function fillDisclaimer(
  disclaimer: string,
  window: { startsOn: string; endsOn: string },
  locale: CalendarLocale,
): string {
  // A window without a day belongs to an offer whose dates cannot be read: it is written as nothing.
  return disclaimer
    .replaceAll("{startDate}", () => formatDate(window.startsOn, locale, { dateStyle: "long" }))
    .replaceAll("{endDate}", () => formatDate(window.endsOn, locale, { dateStyle: "long" }));
}

import { type CalendarLocale, formatDate } from "@forecourt/calendar";

/**
 * Replaces `{startDate}` and `{endDate}` in a disclaimer with the formatted days of an offer's window.
 *
 * @param window days as `YYYY-MM-DD`, from `offerWindow`
 * @example fillDisclaimer("Ends {endDate}.", { startsOn: "2026-11-01", endsOn: "2026-11-30" }, "en")
 * // "Ends November 30, 2026."
 */
export function fillDisclaimer(
  disclaimer: string,
  window: { startsOn: string; endsOn: string },
  locale: CalendarLocale,
): string {
  // A window with an empty day comes from an unreadable date; `formatDate` returns an empty text for it.
  return disclaimer
    .replaceAll("{startDate}", () => formatDate(window.startsOn, locale, { dateStyle: "long" }))
    .replaceAll("{endDate}", () => formatDate(window.endsOn, locale, { dateStyle: "long" }));
}

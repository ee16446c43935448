/** Intl locales of the product's languages. */
const INTL_LOCALES = { en: "en-US", es: "es-US" } as const;

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
  locale: "en" | "es",
): string {
  return disclaimer
    .replaceAll("{startDate}", () => writtenOut(window.startsOn, locale))
    .replaceAll("{endDate}", () => writtenOut(window.endsOn, locale));
}

function writtenOut(date: string, locale: "en" | "es"): string {
  // A window without a day belongs to an offer whose dates cannot be read.
  if (date === "") return "";
  // The day is already the dealership's: read and written in UTC it stays that day.
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

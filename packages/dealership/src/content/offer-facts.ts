import { formatDate } from "@forecourt/calendar";
import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import type { BasisPoints, Cents, Months } from "@forecourt/units";
import type { Facts } from "./fill-tokens.ts";

/** A figure of an offer: money, a rate or a term. */
export type OfferFactFigure =
  | { code: string; cents: Cents }
  | { code: string; basisPoints: BasisPoints }
  | { code: string; months: Months };

function writeFigure(figure: OfferFactFigure, locale: MoneyLocale): string {
  if ("cents" in figure) return formatMoney(figure.cents, locale);
  if ("basisPoints" in figure) return formatPercent(figure.basisPoints, locale, { minimumDecimals: 1 });
  return String(figure.months);
}

/**
 * The facts of one offer for the content: `offer.apr`, `offer.term`, `offer.bonusCash` and so on, one for each figure, and
 * `offer.endDate` without its year.
 *
 * @param window the offer's days as `YYYY-MM-DD`
 * @example offerFacts(offerFigures(offer), offerWindow(offer, now, timeZone), "en")["offer.apr"] // "0.0%"
 */
export function offerFacts(
  figures: readonly OfferFactFigure[],
  window: { endsOn: string },
  locale: MoneyLocale,
): Facts {
  const endDate = formatDate(window.endsOn, locale, { month: "long", day: "numeric" });
  const facts: Record<string, string> = { "offer.endDate": endDate };
  for (const figure of figures) {
    const name = figure.code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    facts[`offer.${name}`] = writeFigure(figure, locale);
  }
  return facts;
}

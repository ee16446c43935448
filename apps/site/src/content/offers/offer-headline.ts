import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { type OfferFigure, offerFigures } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";
import { translator } from "#server/content/translator.ts";

/** The deal in one figure, and what the figure is. */
export type OfferHeadline = { figure: string; unit: string };

/** What shoppers compare first. */
const LEADING = [
  "monthly-payment",
  "apr",
  "bonus-cash",
  "lease-cash",
  "lease-rebate",
  "down-payment",
] as const;

/**
 * The figure that an offer is known by, written out; null for an offer that is none, such as a free inspection.
 *
 * @example offerHeadline(offer, "en") // { figure: "$345", unit: "a month for 36 months" }
 */
export function offerHeadline(offer: AdvertisedOffer, locale: MoneyLocale): OfferHeadline | null {
  const figures = offerFigures(offer);
  const term = figures.find(({ code }) => code === "term");
  for (const code of LEADING) {
    const found = figures.find((figure) => figure.code === code);
    if (!found) continue;
    const months = term && "months" in term ? term.months : 0;
    return {
      figure: writeFigure(found, locale),
      unit: translator(locale, "offers")(`unit.${code}`, { months }),
    };
  }
  return null;
}

/** A figure of an offer in the reader's language. */
export function writeFigure(figure: OfferFigure, locale: MoneyLocale): string {
  if (figure.code === "apr") return formatPercent(figure.basisPoints, locale, { minimumDecimals: 1 });
  if (figure.code === "term") return translator(locale, "offers")("months", { months: figure.months });
  const { cents } = figure;
  return formatMoney(cents, locale, cents % 100 === 0 ? { cents: "never" } : undefined);
}

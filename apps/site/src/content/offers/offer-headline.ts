import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { type OfferFigure, offerFigures } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";

/** The main figure of an offer with its unit. */
export type OfferHeadline = { figure: string; unit: string };

/** The figures that can be a headline, the most important first. */
const HEADLINE_CODES = [
  "monthly-payment",
  "apr",
  "bonus-cash",
  "lease-cash",
  "lease-rebate",
  "down-payment",
] as const;

/**
 * The formatted main figure of an offer; null for an offer without figures, such as a free inspection.
 *
 * @example offerHeadline(offer, "en") // { figure: "$345", unit: "a month for 36 months, $4,398 down" }
 */
export function offerHeadline(offer: AdvertisedOffer, locale: MoneyLocale): OfferHeadline | null {
  const figures = offerFigures(offer);
  const term = figures.find(({ code }) => code === "term");
  for (const code of HEADLINE_CODES) {
    const found = figures.find((figure) => figure.code === code);
    if (!found) continue;
    const months = term && "months" in term ? term.months : 0;
    const unit = translator(locale, "offers")(`unit.${code}`, { months });
    return { figure: formatFigure(found, locale), unit: unit + amountDown(code, figures, locale) };
  }
  return null;
}

/** A payment is never without the amount down. */
function amountDown(code: string, figures: readonly OfferFigure[], locale: MoneyLocale): string {
  const down = figures.find((figure) => figure.code === "down-payment");
  if (code !== "monthly-payment" || !down) return "";
  return translator(locale, "offers")("withDown", { amount: formatFigure(down, locale) });
}

export function formatFigure(figure: OfferFigure, locale: MoneyLocale): string {
  if (figure.code === "apr") return formatPercent(figure.basisPoints, locale, { minimumDecimals: 1 });
  if (figure.code === "term") return translator(locale, "offers")("months", { months: figure.months });
  const { cents } = figure;
  return formatMoney(cents, locale, cents % 100 === 0 ? { cents: "never" } : undefined);
}

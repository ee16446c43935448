import type { BasisPoints, Cents, Months } from "@forecourt/units";
import type { Offer } from "./offer.ts";

/** One figure of an offer. */
export type OfferFigure =
  | { code: "apr"; basisPoints: BasisPoints }
  | { code: "monthly-payment"; cents: Cents }
  | { code: "term"; months: Months }
  | { code: "lease-rebate" | "lease-cash" | "bonus-cash"; cents: Cents }
  | { code: "down-payment" | "acquisition-fee" | "disposition-fee" | "excess-mile"; cents: Cents };

/**
 * Lists an offer's figures in display order: terms, what the shopper gets and first pays, and the end of a lease.
 *
 * @example offerFigures(offer) // [{ code: "apr", basisPoints: 0 }, { code: "term", months: 48 }]
 */
export function offerFigures(
  offer: Pick<Offer, "offer_terms" | "offer_credits" | "offer_debits">,
): OfferFigure[] {
  const { offer_terms: terms = {}, offer_credits: credits = {}, offer_debits: debits = {} } = offer;
  const figures: OfferFigure[] = [];
  if (terms.apr_basis_points !== undefined)
    figures.push({ code: "apr", basisPoints: terms.apr_basis_points as BasisPoints });
  if (terms.monthly_payment !== undefined)
    figures.push({ code: "monthly-payment", cents: terms.monthly_payment as Cents });
  if (terms.term_length !== undefined) figures.push({ code: "term", months: terms.term_length as Months });
  const amounts = [
    ["lease-rebate", credits.lease_rebate],
    ["lease-cash", credits.lease_cash],
    ["bonus-cash", credits.bonus_cash],
    ["down-payment", debits.downpayment],
    ["acquisition-fee", debits.acquisition_fee],
    ["disposition-fee", debits.disposition_fee],
    ["excess-mile", debits.excess_mile],
  ] as const;
  for (const [code, cents] of amounts) {
    if (cents !== undefined) figures.push({ code, cents: cents as Cents });
  }
  return figures;
}

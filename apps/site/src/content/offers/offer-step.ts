import type { Offer } from "@forecourt/offers";

/** What a shopper does next to use an offer. */
export type OfferStep =
  | "schedule-service"
  | "value-trade"
  | "pre-approval"
  | "lease"
  | "vehicles"
  | "message";

/** Fields of an offer that decide its next step. The label must be the source's, not a translation. */
type SteppingOffer = Pick<
  Offer,
  "department" | "type" | "type_label" | "offer_terms" | "offer_credits" | "offer_debits"
>;

/**
 * The next step of an offer by its department, type and figures (docs/product/offers.md, "Next step").
 *
 * @example offerStep({ department: "dealer", type: "dealer", type_label: "Trade" }) // "value-trade"
 */
export function offerStep(offer: SteppingOffer): OfferStep {
  const { department, type, type_label, offer_terms, offer_debits } = offer;
  if (department === "service") return "schedule-service";
  if (type_label === "Trade") return "value-trade";
  if (type_label === "Warranty") return "vehicles";
  if (isLease(offer)) return "lease";
  const isFinanced = type === "apr" || type === "apr_cash" || offer_terms?.apr_basis_points !== undefined;
  return isFinanced || offer_debits?.downpayment !== undefined ? "pre-approval" : "message";
}

/** Whether an offer has figures of a lease. An offer with an APR is financing. */
function isLease({ type, offer_terms, offer_credits, offer_debits }: SteppingOffer): boolean {
  if (offer_terms?.apr_basis_points !== undefined) return false;
  const figures = [
    offer_terms?.miles_per_year,
    offer_credits?.lease_cash,
    offer_credits?.lease_rebate,
    offer_debits?.acquisition_fee,
    offer_debits?.disposition_fee,
  ];
  return type === "lease_cash" || figures.some((figure) => figure !== undefined);
}

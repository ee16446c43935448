import type { FinanceSettings, Limits, PaymentTerms, PriceBreakdown } from "@forecourt/finance";
import type { Cents } from "@forecourt/units";

/** The reason why a vehicle cannot be leased (docs/product/vehicle-page.md, "Lease"). */
export type NoLeaseReason = "used" | "no-msrp" | "no-terms";

/**
 * The inputs of a payment, on the server and in the browser. It has the price that this visitor may see and nothing of
 * a locked one.
 */
export type PaymentDeal = {
  /** Model year. */
  year: number;
  /** The visible price with its fees, cents. */
  price: PriceBreakdown;
  /** The limits of a chosen price, cents; null for a vehicle, which has its own price. */
  priceLimits: Limits | null;
  /** Cents; null when no lease can be calculated. */
  msrp: Cents | null;
  /** Null when the vehicle can be leased. */
  noLease: NoLeaseReason | null;
  /** The shopper's terms from the address, which the calculator starts with; null for the example terms. */
  terms: PaymentTerms | null;
  settings: FinanceSettings;
};

/** The breakdown of a price that already includes every fee, cents. */
export function priceWithFees(cents: Cents): PriceBreakdown {
  return { lines: [{ code: "vehicle", cents }], total: cents };
}

/**
 * The deal at a chosen price, cents; unchanged for null.
 *
 * @example dealWithPrice(deal, choices.price).price.total
 */
export function dealWithPrice(deal: PaymentDeal, chosenPrice: Cents | null): PaymentDeal {
  return chosenPrice === null ? deal : { ...deal, price: priceWithFees(chosenPrice) };
}

import type { FinanceSettings, Limits, PriceBreakdown } from "@forecourt/finance";

/** Why a vehicle cannot be leased here (docs/product/vehicle-page.md, "Lease"). */
export type NoLeaseReason = "used" | "no-msrp" | "no-terms";

/**
 * What a payment is worked out from, on the server and in the browser alike. It holds the price that this visitor
 * may see and nothing of a locked one.
 */
export type PaymentDeal = {
  /** Model year. */
  year: number;
  /** The visible price with its fees, cents. */
  price: PriceBreakdown;
  /** The prices that a shopper may choose from, cents; null where a vehicle has its own. */
  priceLimits: Limits | null;
  /** Cents; null where no lease can be worked out. */
  msrp: number | null;
  /** Null when leases can be had. */
  noLease: NoLeaseReason | null;
  settings: FinanceSettings;
};

/** The vehicle's own price, before fees, cents. */
export function vehiclePriceOf({ price }: Pick<PaymentDeal, "price">): number {
  return price.lines.find(({ code }) => code === "vehicle")?.cents ?? 0;
}

/** A price that holds every fee already, cents: whoever names one without a vehicle names all that they would pay. */
export function priceWithFees(cents: number): PriceBreakdown {
  return { lines: [{ code: "vehicle", cents }], total: cents };
}

/**
 * The deal at the price that a shopper chose, cents; null leaves the vehicle its own.
 *
 * @example dealAt(deal, choices.price).price.total
 */
export function dealAt(deal: PaymentDeal, chosenPrice: number | null): PaymentDeal {
  return chosenPrice === null ? deal : { ...deal, price: priceWithFees(chosenPrice) };
}

import type { FinanceSettings, PriceBreakdown } from "@forecourt/finance";

/** Why a vehicle cannot be leased here (docs/product/vehicle-page.md, "Lease"). */
export type NoLeaseReason = "used" | "no-msrp" | "no-terms";

/**
 * What a payment is worked out from, on the server and in the browser alike. It holds the price that this visitor
 * may see and nothing of a locked one.
 */
export type PaymentDeal = {
  vin: string;
  /** Model year. */
  year: number;
  /** The visible price with its fees, cents. */
  price: PriceBreakdown;
  /** Cents; null where no lease can be worked out. */
  msrp: number | null;
  /** Null when leases can be had. */
  noLease: NoLeaseReason | null;
  settings: FinanceSettings;
};

/** The vehicle's own price, before fees, cents. */
export function vehiclePriceOf({ lines }: PriceBreakdown): number {
  return lines.find(({ code }) => code === "vehicle")?.cents ?? 0;
}

import { localDate } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import type { Limits } from "@forecourt/finance";
import { type PaymentDeal, priceWithFees } from "../payment-deal.ts";

/**
 * The prices with fees that the calculator without a vehicle takes, in cents: $5,000 to $55,000 in steps of $500, and
 * $28,000 to begin with.
 */
export const BUDGET_PRICE: Limits = { min: 500_000, max: 5_500_000, step: 50_000, default: 2_800_000 };

/**
 * Terms for a price that a shopper names instead of a vehicle. The model year is the current one where the dealership
 * is, so that the model-year rule applies and no rate is too low. Without a vehicle there is no MSRP, hence no lease.
 *
 * @example budgetDeal(context.settings, context.now).price.total // 2_800_000
 */
export function budgetDeal({ finance, profile }: DealershipConfig, now: Date): PaymentDeal {
  return {
    year: Number(localDate(now, profile.timezone).slice(0, 4)),
    price: priceWithFees(BUDGET_PRICE.default),
    priceLimits: BUDGET_PRICE,
    msrp: null,
    noLease: "no-msrp",
    // As for a vehicle that cannot be leased: the lender's table would only weigh.
    settings: { ...finance, leaseTerms: [] },
  };
}

import { localDate } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import { clampToLimits } from "@forecourt/finance";
import type { Cents } from "@forecourt/units";
import { BUDGET_PRICE } from "#shared/budget-price.ts";
import { type PaymentDeal, priceWithFees } from "../payment-deal.ts";

/**
 * Terms for a price that the shopper enters instead of a vehicle. The model year is the dealership's current one: the
 * model-year rule applies and no rate is too low. Without a vehicle there is no MSRP, hence no lease.
 *
 * @param startScore the credit score assumed first, clamped to its limits; the dealership's default if not given
 * @example budgetDeal(context.settings, context.now).price.total // 2_800_000
 */
export function budgetDeal(
  { finance, profile }: DealershipConfig,
  now: Date,
  startScore: number = finance.creditScore.default,
): PaymentDeal {
  const score = { ...finance.creditScore, default: clampToLimits(startScore, finance.creditScore) };
  return {
    year: Number(localDate(now, profile.timezone).slice(0, 4)),
    price: priceWithFees(BUDGET_PRICE.default as Cents),
    priceLimits: BUDGET_PRICE,
    terms: null,
    msrp: null,
    noLease: "no-msrp",
    // The lender's table is large and unused without a lease.
    settings: { ...finance, creditScore: score, leaseTerms: [] },
  };
}

import type { Limits } from "@forecourt/finance";

/**
 * Prices with fees where no vehicle is chosen, in cents: $5,000 to $55,000 in steps of $500, by default $28,000.
 */
export const BUDGET_PRICE: Limits = { min: 500_000, max: 5_500_000, step: 50_000, default: 2_800_000 };

/** Payments a month where no vehicle is chosen, in cents: $50 to $2,500. */
export const BUDGET_PAYMENT = { min: 5_000, max: 250_000 };

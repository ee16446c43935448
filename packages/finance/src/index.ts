export type { AmortizationRow } from "./amortize.ts";
export { amortize } from "./amortize.ts";
export { amountFinanced } from "./amount-financed.ts";
export type { CashDownInput } from "./cash-down.ts";
export { cashDownCents, clampCashDown, defaultCashDown } from "./cash-down.ts";
export { creditTierFor } from "./credit-tier.ts";
export { defaultFees } from "./default-fees.ts";
export type { AprPart, Credit } from "./effective-apr.ts";
export { effectiveApr } from "./effective-apr.ts";
export type {
  LeaseAssumptions,
  LeaseErrorCode,
  LeaseEstimate,
  LeaseInput,
  LeaseResult,
} from "./estimate-lease.ts";
export { estimateLease } from "./estimate-lease.ts";
export type { LoanAssumptions, LoanEstimate, LoanInput } from "./estimate-loan.ts";
export { estimateDefaultLoan, estimateLoan } from "./estimate-loan.ts";
export { financeDefaults } from "./finance-defaults.ts";
export type { CashDownSettings, CreditTier, FinanceSettings, ModelYearRule } from "./finance-settings.ts";
export type { IncludedCost } from "./included-costs.ts";
export type { LeasePayment } from "./lease-payment.ts";
export { leasePayment } from "./lease-payment.ts";
export type { LeaseTerms } from "./lease-terms.ts";
export { findLeaseTerms } from "./lease-terms.ts";
export type { Limits } from "./limits.ts";
export { loanPayment } from "./loan-payment.ts";
export type { MandatoryFees, PriceBreakdown, PriceLine } from "./price-breakdown.ts";
export { priceBreakdown } from "./price-breakdown.ts";
export { clampToLimits, snapToStep, stepValues } from "./snap-to-step.ts";

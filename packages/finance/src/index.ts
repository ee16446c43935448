export type { AffordablePriceInput } from "./affordable-price.ts";
export { affordablePrice } from "./affordable-price.ts";
export type { AmortizationRow } from "./amortize.ts";
export { amortize } from "./amortize.ts";
export { amountFinanced } from "./amount-financed.ts";
export type { AnnualPercentageRate, AprErrorCode, CashFlow } from "./annual-percentage-rate.ts";
export { annualPercentageRate } from "./annual-percentage-rate.ts";
export type { Interval } from "./calendar-day.ts";
export type { CashDownInput } from "./cash-down.ts";
export { cashDownCents, clampCashDown, defaultCashDown } from "./cash-down.ts";
export { creditRangeScore, creditRanges } from "./credit-ranges.ts";
export { creditTierFor } from "./credit-tier.ts";
export type { IncludedCost } from "./deal.ts";
export { defaultFees } from "./default-fees.ts";
export { dueDates } from "./due-dates.ts";
export type { AprPart, Credit } from "./effective-apr.ts";
export { effectiveApr } from "./effective-apr.ts";
export type {
  LeaseAssumptions,
  LeaseErrorCode,
  LeaseEstimate,
  LeaseInput,
} from "./estimate-lease.ts";
export { estimateLease } from "./estimate-lease.ts";
export type { LoanAssumptions, LoanEstimate, LoanInput } from "./estimate-loan.ts";
export { estimateDefaultLoan, estimateLoan } from "./estimate-loan.ts";
export { financeDefaults } from "./finance-defaults.ts";
export type { FinanceErrorCode, FinanceResult } from "./finance-result.ts";
export type { CashDownSettings, CreditTier, FinanceSettings, ModelYearRule } from "./finance-settings.ts";
export type {
  LeasePayment,
  LeasePaymentErrorCode,
  LeaseTaxMethod,
} from "./lease-payment.ts";
export { leasePayment } from "./lease-payment.ts";
export type { LeaseTerms } from "./lease-terms.ts";
export { findLeaseTerms } from "./lease-terms.ts";
export type { LevelDebt } from "./level-payment.ts";
export { levelPayment, principalPart } from "./level-payment.ts";
export type { Limits } from "./limits.ts";
export { loanPayment, paymentPerThousand } from "./loan-payment.ts";
export type { LoanPeriods } from "./loan-periods.ts";
export { loanPeriods } from "./loan-periods.ts";
export { loanRate, ratePerPeriod } from "./loan-rate.ts";
export { loanTerms } from "./loan-terms.ts";
export { aprFromMoneyFactor, moneyFactorFromApr } from "./money-factor.ts";
export { numberOfPeriods } from "./number-of-periods.ts";
export type { OutTheDoor, OutTheDoorInput, StateCharges, StateLine, TaxRate } from "./out-the-door.ts";
export { outTheDoor } from "./out-the-door.ts";
export type { PaymentTerms, PaymentTermsSettings } from "./payment-terms.ts";
export {
  formatPaymentTerms,
  parsePaymentTerms,
  snapPaymentTerms,
  tradeEquityLimits,
} from "./payment-terms.ts";
export type { MandatoryFees, PriceBreakdown, PriceLine } from "./price-breakdown.ts";
export { priceBreakdown } from "./price-breakdown.ts";
export { salesTax } from "./sales-tax.ts";
export { clampToLimits, snapToStep, stepValues } from "./snap-to-step.ts";

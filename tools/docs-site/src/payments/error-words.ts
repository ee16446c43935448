import type { FinanceErrorCode, LeasePaymentErrorCode } from "@forecourt/finance";
import type { MoneyErrorCode } from "@forecourt/money";

type PaymentErrorCode = FinanceErrorCode | LeasePaymentErrorCode | MoneyErrorCode;

/** Every code that a payment can be refused with, in words. */
export const errorWords: Record<PaymentErrorCode, string> = {
  "money.required": "An amount is missing.",
  "money.invalid": "This is not an amount of dollars.",
  "money.too-large": "The amount must be below a billion dollars.",
  "finance.invalid-amount": "An amount is negative, or a billion dollars or more.",
  "finance.invalid-rate": "The rate must be a number from 0 to 900 % a year.",
  "finance.invalid-term": "The term must be a whole number of months from 1 to 10,000.",
  "finance.invalid-score": "The credit score must be a whole number from 0 to 900.",
  "finance.invalid-year": "The model year must be a whole number.",
  "finance.invalid-date": "There is no such day.",
  "finance.payment-too-low": "The payment does not cover the interest.",
  "finance.no-rate": "No rate fits these payments.",
  "finance.too-large": "The result would be too large to be exact.",
  "lease.residual-above-cap": "The vehicle would be worth more at the end than it costs now.",
};

/** The field that a calculation's error is about; it refuses its numbers as a whole. */
export const fieldOfError: Partial<Record<PaymentErrorCode, string>> = {
  "finance.invalid-rate": "apr",
  "finance.invalid-term": "months",
  "lease.residual-above-cap": "residual",
};

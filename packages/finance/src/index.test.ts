import { expect, test } from "vitest";
import * as finance from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(finance).sort()).toEqual([
    "amortize",
    "amountFinanced",
    "annualPercentageRate",
    "aprFromMoneyFactor",
    "cashDownCents",
    "clampCashDown",
    "clampToLimits",
    "creditTierFor",
    "defaultCashDown",
    "defaultFees",
    "dueDates",
    "effectiveApr",
    "estimateDefaultLoan",
    "estimateLease",
    "estimateLoan",
    "financeDefaults",
    "findLeaseTerms",
    "formatPaymentTerms",
    "leasePayment",
    "levelPayment",
    "loanPayment",
    "loanRate",
    "moneyFactorFromApr",
    "parsePaymentTerms",
    "paymentPerThousand",
    "priceBreakdown",
    "principalPart",
    "ratePerPeriod",
    "salesTax",
    "snapPaymentTerms",
    "snapToStep",
    "stepValues",
  ]);
});

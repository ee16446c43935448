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
    "leasePayment",
    "levelPayment",
    "loanPayment",
    "loanRate",
    "moneyFactorFromApr",
    "paymentPerThousand",
    "priceBreakdown",
    "principalPart",
    "ratePerPeriod",
    "salesTax",
    "snapToStep",
    "stepValues",
  ]);
});

import { expect, test } from "vitest";
import * as finance from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(finance).sort()).toEqual([
    "amortize",
    "amountFinanced",
    "cashDownCents",
    "clampCashDown",
    "clampToLimits",
    "creditTierFor",
    "defaultCashDown",
    "defaultFees",
    "effectiveApr",
    "estimateDefaultLoan",
    "estimateLease",
    "estimateLoan",
    "financeDefaults",
    "findLeaseTerms",
    "leasePayment",
    "loanPayment",
    "priceBreakdown",
    "snapToStep",
    "stepValues",
  ]);
});

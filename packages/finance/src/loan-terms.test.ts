import { cents, months } from "@forecourt/units";
import { expect, test } from "vitest";
import { estimateDefaultLoan, estimateLoan } from "./estimate-loan.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { loanTerms } from "./loan-terms.ts";
import { priceBreakdown } from "./price-breakdown.ts";
import { unwrap } from "./testing/unwrap.ts";

const settings = financeDefaults.chrome;
const price = unwrap(
  priceBreakdown({
    price: cents(1_250_000),
    condition: "used",
    fees: { documentary: 24_500, thirtyDayDrive: 1_000 },
  }),
);

test("without a shopper's terms, a loan has the dealership's default terms", () => {
  const terms = loanTerms(price, null, settings);
  expect(terms).toEqual({ cashDown: 127_550, tradeEquity: 0, creditScore: 850, months: 72 });
  expect(unwrap(estimateLoan({ price, year: 2021, ...terms }, settings))).toEqual(
    unwrap(estimateDefaultLoan({ price, year: 2021 }, settings)),
  );
});

test("a shopper's terms stay, but cash down is at most the price with its fees", () => {
  const terms = {
    cashDown: cents(200_000),
    tradeEquity: cents(50_000),
    creditScore: 600,
    months: months(36),
  };
  expect(loanTerms(price, terms, settings)).toEqual(terms);
  expect(loanTerms(price, { ...terms, cashDown: cents(2_000_000) }, settings).cashDown).toBe(1_275_500);
});

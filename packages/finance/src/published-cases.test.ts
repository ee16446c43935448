import { basisPoints, cents, type Months, months } from "@forecourt/units";
import { expect, test } from "vitest";
import { amountFinanced } from "./amount-financed.ts";
import { leasePayment } from "./lease-payment.ts";
import { levelPayment, principalPart } from "./level-payment.ts";
import { loanPayment, paymentPerThousand } from "./loan-payment.ts";
import { ratePerPeriod } from "./loan-rate.ts";
import { aprFromMoneyFactor } from "./money-factor.ts";
import { numberOfPeriods } from "./number-of-periods.ts";
import { salesTax } from "./sales-tax.ts";
import { unwrap } from "./testing/unwrap.ts";

// Published figures. Amounts in cents and rates in basis points, unless the source is more precise.
// The examples of Regulation Z are in testing/appendix-j-cases.ts.

const NUMPY = "numpy-financial, tests/test_financial.py";
const EXCEL = "NPER in the documentation of Microsoft Excel";
const LEASE_CALCULATOR = "lease-calculator (npm), tests/constants.js";
const DESKING = "a desking tool's reference suite";
const HYUNDAI = "Hyundai Motor Finance offers on edmunds.com, as those of Toyota, Nissan, Ford and Kia";
const MACLACHLAN = "F. Maclachlan, Leasing (Manhattan College), by its formula";

test.each([
  [`${NUMPY}: 15,000 at 0 % for 60`, { principal: 15_000, rate: 0, periods: 60 }, 250],
  [
    `${NUMPY}: 20,000 at 80 % a period for 3`,
    { principal: 20_000, rate: 0.8, periods: 3 },
    19_311.258278145695,
  ],
])("level payment, %s", (_, debt, payment) => {
  expect(Math.abs(unwrap(levelPayment(debt)) - payment)).toBeLessThanOrEqual(5e-7);
});

test(`rate a period, ${NUMPY}: 3,500 becomes 10,000 in 10`, () => {
  const rate = unwrap(ratePerPeriod({ principal: 3_500, payment: 0, balloon: 10_000, periods: 10 }));
  expect(Math.abs(rate! - 0.1106908537142689)).toBeLessThanOrEqual(1e-9);
});

test.each([
  [`${NUMPY}: 2,000 a period at 7.5 % save 100,000`, saving(2_000, 0.075, 100_000), 21.5449442],
  [`${NUMPY}: the same in advance`, { ...saving(2_000, 0.075, 100_000), inAdvance: true }, 20.76156441],
  [`${NUMPY}: 1,000 by 100 at 0 %`, { principal: 1_000, payment: 100, rate: 0 }, 10],
  [
    "numpy-financial, nper's example: 8,000 by 150 at 7 %",
    { principal: 8_000, payment: 150, rate: 0.07 / 12 },
    64.07335,
  ],
  [`${EXCEL}: 1,000 and 100 a month at 12 % save 10,000`, saving(100, 0.01, 10_000, 1_000), 60.0821229],
  [`${EXCEL}: the same in advance`, { ...saving(100, 0.01, 10_000, 1_000), inAdvance: true }, 59.6738657],
])("number of payments, %s", (_, debt, periods) => {
  expect(Math.abs(unwrap(numberOfPeriods(debt)) - periods)).toBeLessThanOrEqual(5e-6);
});

test(`number of payments, ${NUMPY}: no payments at 0 % never repay`, () => {
  expect(numberOfPeriods({ principal: 1_000, payment: 0, rate: 0 })).toMatchObject({ ok: false });
});

test.each([
  ["payment 1 of 55,000 at 10 % for 60", { principal: 55_000, rate: 0.1 / 12, periods: 60 }, 1, 710.254126],
  ["payment 4 of 2,000 at 10 % for 24", { principal: 2_000, rate: 0.1 / 12, periods: 24 }, 4, 77.52956425],
])(`principal part, ${NUMPY}: %s`, (_, debt, period, expected) => {
  expect(Math.abs(unwrap(principalPart(debt, period)) - expected)).toBeLessThanOrEqual(1e-6);
});

test.each([
  [`${LEASE_CALCULATOR}: 49,000 less 2,000 down at 1.5 % for 60`, 4_700_000, 150, 60, 81_356],
  [`${LEASE_CALCULATOR}: 49,000 and 1,500 fees at 1.5 % for 60`, 5_050_000, 150, 60, 87_415],
  [`${DESKING}: 20,000 at 6 % for 60`, 2_000_000, 600, 60, 38_666],
])("loan payment, %s", (_, principal, aprBp, months, payment) => {
  expect(unwrap(loanPayment(cents(principal), basisPoints(aprBp), months as Months))).toBe(payment);
});

test.each([
  ["47,000", 4_700_000, 181_388],
  ["50,500", 5_050_000, 194_896],
])(`interest before rounding, ${LEASE_CALCULATOR}: %s at 1.5 %% for 60`, (_, principal, interest) => {
  const paid = unwrap(levelPayment({ principal, rate: 0.015 / 12, periods: 60 })) * 60;
  expect(Math.round(paid - principal)).toBe(interest);
});

test.each([
  [`${HYUNDAI}: 0 % for 24`, 0, 24, 4_167],
  [`${HYUNDAI}: 0 % for 48`, 0, 48, 2_083],
  [`${HYUNDAI}: 2.9 % for 72`, 290, 72, 1_515],
  ["an owner-financing page: 10 % for 120", 1_000, 120, 1_322],
])("payment per $1,000, %s", (_, aprBp, months, payment) => {
  expect(unwrap(paymentPerThousand(basisPoints(aprBp), months as Months))).toBe(payment);
});

test("a published offer of 2.9 % for 60 at $16.67 per $1,000 is wrong: $16.67 is the payment at 0 %", () => {
  expect(unwrap(paymentPerThousand(basisPoints(290), months(60)))).toBe(1_792);
  expect(unwrap(paymentPerThousand(basisPoints(0), months(60)))).toBe(1_667);
});

test("CFPB Auto Loan Shopping Sheet (OMB 3170-0036): 21,800 before interest, 15,800 financed", () => {
  const deal = {
    price: cents(2_030_000),
    fees: cents(10_000),
    tax: cents(140_000),
    cashDown: cents(300_000),
    tradeEquity: cents(300_000),
  };
  expect(unwrap(amountFinanced({ ...deal, cashDown: cents(0), tradeEquity: cents(0) }))).toBe(2_180_000);
  expect(unwrap(amountFinanced(deal))).toBe(1_580_000);
});

test("7 % sales tax on 35,000 with a trade-in of 10,000, with and without trade-in credit", () => {
  const sale = { price: cents(3_500_000), tradeInAllowance: cents(1_000_000), taxRateBp: basisPoints(700) };
  expect(unwrap(salesTax({ ...sale, tradeInCredit: false }))).toBe(245_000);
  expect(unwrap(salesTax({ ...sale, tradeInCredit: true }))).toBe(175_000);
});

test(`lease payment, ${LEASE_CALCULATOR}: 21,000 less a rebate of 500 to 13,110 in 36, 10.25 % on each payment`, () => {
  const lease = {
    adjustedCapCost: cents(2_050_000),
    residual: cents(1_311_000),
    moneyFactorMillionths: 1_250,
    months: months(36),
  };
  expect(unwrap(leasePayment({ ...lease, taxRateBp: basisPoints(1_025) }))).toEqual({
    depreciation: 20_528,
    rent: 4_201,
    base: 24_729,
    tax: 2_535,
    payment: 27_264,
    taxAtSigning: 0,
  });
});

test.each([
  ["vehicle_finance (Dart), tests: to 18,000 in 36", 1_800_000, 1_250, 36, [33_333, 6_000, 39_333]],
  [`${DESKING}: to 16,500 in 48`, 1_650_000, 1_250, 48, [28_125, 5_813, 33_938]],
  [`${MACLACHLAN}: to 15,000 in 36 at 9.6 %`, 1_500_000, 4_000, 36, [41_667, 18_000, 59_667]],
])("lease payment of 30,000, %s", (_, residual, moneyFactorMillionths, months, expected) => {
  const lease = {
    adjustedCapCost: cents(3_000_000),
    residual: cents(residual),
    moneyFactorMillionths,
    months: months as Months,
    taxRateBp: basisPoints(0),
  };
  const { depreciation, rent, base } = unwrap(leasePayment(lease));
  expect([depreciation, rent, base]).toEqual(expected);
});

test(`lease as a loan with a balloon, ${MACLACHLAN}: 30,000 to 15,000 in 36 at 9.6 %`, () => {
  const payment = unwrap(levelPayment({ principal: 30_000, balloon: 15_000, rate: 0.096 / 12, periods: 36 }));
  expect(Math.abs(payment - 601.2)).toBeLessThanOrEqual(0.005);
});

test.each([
  ["vehicle_finance (Dart), tests", 1_250, 300],
  ["a money factor converter's tests", 1_000, 240],
])("rate of a money factor, %s", (_, millionths, aprBp) => {
  expect(unwrap(aprFromMoneyFactor(millionths))).toBe(aprBp);
});

/** Savings are a negative debt. */
function saving(payment: number, rate: number, saved: number, start = 0) {
  return { principal: -start, balloon: -saved, payment, rate };
}

import { percentOf } from "@forecourt/money";
import { describe, expect, test } from "vitest";
import { amortize } from "./amortize.ts";
import { amountFinanced } from "./amount-financed.ts";
import { leasePayment } from "./lease-payment.ts";
import { loanPayment } from "./loan-payment.ts";

// Figures that others published, reproduced to the cent. Amounts in cents, rates in basis points.

describe("loan payments", () => {
  test.each([
    ["numpy-financial, tests of pmt: 15,000 at 0 % for 60", 1_500_000, 0, 60, 25_000],
    ["numpy-financial, tests of pmt: 20,000 at 80 % a period for 3", 2_000_000, 96_000, 3, 1_931_126],
    ["Hyundai Motor Finance, per $1,000: 0 % for 24", 100_000, 0, 24, 4_167],
    ["Hyundai Motor Finance, per $1,000: 0 % for 48", 100_000, 0, 48, 2_083],
    ["Hyundai Motor Finance, per $1,000: 2.9 % for 72", 100_000, 290, 72, 1_515],
    ["owner financing, per $1,000: 10 % for 120", 100_000, 1_000, 120, 1_322],
    ["desking reference: 20,000 at 6 % for 60", 2_000_000, 600, 60, 38_666],
    ["lease-calculator (npm), tests: 47,000 at 1.5 % for 60", 4_700_000, 150, 60, 81_356],
    ["lease-calculator (npm), tests: 50,500 at 1.5 % for 60", 5_050_000, 150, 60, 87_415],
  ])("%s", (_, principal, aprBp, months, payment) => {
    expect(loanPayment(principal, aprBp, months)).toBe(payment);
  });

  test("a misprinted offer, 2.9 % for 60 at $16.67 per $1,000, is off: that is the figure of 0 %", () => {
    expect(loanPayment(100_000, 290, 60)).toBe(1_792);
    expect(loanPayment(100_000, 0, 60)).toBe(1_667);
  });
});

describe("amortisation", () => {
  test.each([
    ["numpy-financial, tests of ppmt: month 1 of 55,000 at 10 % for 60", 5_500_000, 1_000, 60, 1, 71_025],
    ["numpy-financial, tests of ppmt: month 4 of 2,000 at 10 % for 24", 200_000, 1_000, 24, 4, 7_753],
  ])("%s", (_, principal, aprBp, months, month, expected) => {
    // Published without rounding the payment or the interest: a cent either way.
    expect(Math.abs(amortize(principal, aprBp, months)[month - 1]!.principal - expected)).toBeLessThanOrEqual(
      1,
    );
  });

  test.each([
    ["47,000", 4_700_000, 181_388],
    ["50,500", 5_050_000, 194_896],
  ])("lease-calculator (npm), tests: interest on %s at 1.5 %% for 60", (_, principal, interest) => {
    const total = amortize(principal, 150, 60).reduce((sum, row) => sum + row.interest, 0);
    expect(Math.abs(total - interest)).toBeLessThanOrEqual(60);
  });
});

describe("amounts", () => {
  test("CFPB Auto Loan Shopping Sheet (OMB 3170-0036): 21,800 before interest, 15,800 financed", () => {
    const deal = { price: 2_030_000, fees: 10_000, tax: 140_000, cashDown: 300_000, tradeEquity: 300_000 };
    expect(amountFinanced({ ...deal, cashDown: 0, tradeEquity: 0 })).toBe(2_180_000);
    expect(amountFinanced(deal)).toBe(1_580_000);
  });

  test("7 % sales tax on the full price of 35,000, no credit for the trade", () => {
    expect(percentOf(3_500_000, 700)).toBe(245_000);
  });
});

describe("lease payments", () => {
  test("lease-calculator (npm), tests: 21,000 with 500 rebate to 13,110 in 36, 10.25 % tax on each payment", () => {
    expect(
      leasePayment({
        adjustedCapCost: 2_050_000,
        residual: 1_311_000,
        moneyFactorMillionths: 1_250,
        months: 36,
        taxRateBp: 1_025,
      }),
    ).toEqual({ depreciation: 20_528, rent: 4_201, base: 24_729, tax: 2_535, payment: 27_264 });
  });

  test.each([
    ["vehicle_finance (Dart), tests: 30,000 to 18,000 in 36", 1_800_000, 1_250, 36, 39_333],
    ["desking reference: 30,000 to 16,500 in 48", 1_650_000, 1_250, 48, 33_938],
    [
      "Maclachlan, Leasing (Manhattan College): 30,000 to 15,000 in 36 at 9.6 % by money factor",
      1_500_000,
      4_000,
      36,
      59_667,
    ],
  ])("%s", (_, residual, moneyFactorMillionths, months, base) => {
    const lease = { adjustedCapCost: 3_000_000, residual, moneyFactorMillionths, months, taxRateBp: 0 };
    expect(leasePayment(lease).base).toBe(base);
  });
});

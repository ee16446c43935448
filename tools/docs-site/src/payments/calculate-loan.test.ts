import { expect, test } from "vitest";
import { calculateLoan } from "./calculate-loan.ts";

const form = { price: "$22,000", cashDown: "$2,000", apr: "6", months: "60" };

test("adds up the loan of a published case", () => {
  expect(calculateLoan(form)).toEqual({
    ok: true,
    value: {
      payment: 38_666,
      amountFinanced: 2_000_000,
      financeCharge: 319_960,
      totalOfPayments: 2_319_960,
    },
  });
});

test("cash down above the price finances nothing", () => {
  expect(calculateLoan({ ...form, cashDown: "23000" })).toMatchObject({
    value: { payment: 0, amountFinanced: -100_000, financeCharge: 0 },
  });
});

test.each([
  ["price", { price: "a lot" }, ["price"], "money.invalid"],
  ["cash down", { cashDown: "" }, ["cashDown"], "money.required"],
  ["APR", { apr: "" }, [], "finance.invalid-rate"],
  ["term", { months: "0" }, [], "finance.invalid-term"],
])("refuses a wrong %s", (_, wrong, path, code) => {
  expect(calculateLoan({ ...form, ...wrong })).toEqual({ ok: false, errors: [{ path, code }] });
});

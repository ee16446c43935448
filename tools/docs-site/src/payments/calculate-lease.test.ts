import { expect, test } from "vitest";
import { calculateLease } from "./calculate-lease.ts";

const form = { price: "$30,000", residual: "$18,000", moneyFactor: "0.00125", months: "36", tax: "7.25" };

test("splits a taxed payment into its parts", () => {
  expect(calculateLease(form)).toMatchObject({ value: { base: 39_333, tax: 2_852, payment: 42_185 } });
});

test.each([
  ["price", { price: "?" }, ["price"], "money.invalid"],
  ["residual", { residual: "" }, ["residual"], "money.required"],
  ["residual above the price", { residual: "$31,000" }, [], "lease.residual-above-cap"],
  ["money factor", { moneyFactor: "x" }, [], "finance.invalid-rate"],
])("refuses a wrong %s", (_, wrong, path, code) => {
  expect(calculateLease({ ...form, ...wrong })).toEqual({ ok: false, errors: [{ path, code }] });
});

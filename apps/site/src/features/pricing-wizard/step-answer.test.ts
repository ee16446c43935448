import { financeDefaults } from "@forecourt/finance";
import { expect, test } from "vitest";
import { stepAnswer } from "./step-answer.ts";

const finance = financeDefaults.chrome;

test.each([
  ["down-payment", { down: "$2,549", months: "60" }, { cents: 250_000, months: 60 }],
  ["down-payment", { down: "20,000", months: "72" }, { cents: 2_000_000, months: 72 }],
  ["down-payment", { down: "20001", months: "72" }, { cents: 2_000_100, months: 72 }],
  ["down-payment", { down: "a lot" }, { cents: Number.NaN, months: Number.NaN }],
  ["trading-in", { trading: "yes" }, { tradingIn: true }],
  ["trading-in", { trading: "no" }, { tradingIn: false }],
  ["trading-in", { trading: "perhaps" }, { tradingIn: null }],
  ["trade-equity", { equity: "4,450.60" }, { cents: 445_100 }],
  ["trade-equity", { equity: "-1,240" }, { cents: -124_000 }],
  ["trade-equity", { equity: "−$1,240" }, { cents: -124_000 }],
  ["trade-equity", {}, { cents: Number.NaN }],
  ["credit-score", { range: "600-619" }, { range: { minScore: 600, maxScore: 619 } }],
  ["credit-score", { range: "600" }, { range: null }],
] as const)("%s of %o", (step, values, expected) => {
  expect(stepAnswer(step, values, finance)).toMatchObject(expected);
});

test.each(["contact", "complete"] as const)("%s has no answer here", (step) => {
  expect(stepAnswer(step, { down: "1" }, finance)).toBeNull();
});

import type { Valuation } from "@forecourt/trade-in";
import { expect, test } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { describeNegative } from "./describe-negative.ts";

const context = testContext([]);
const given = { terms: null, source: { kind: "model" } } as const;

/** The ways out for an offer of $10,000 with this much owed. */
const waysFor = (remainingBalance: number) => {
  const finalPrice = 1_000_000;
  const breakdown = { lines: [], total: finalPrice };
  const cashNow = { finalPrice, equity: finalPrice - remainingBalance, breakdown };
  const described = describeNegative({ cashNow, remainingBalance } as unknown as Valuation, given, context);
  return described?.ways;
};
const costsFor = (remainingBalance: number) => waysFor(remainingBalance)?.map(({ id, cost }) => [id, cost]);

test("what is owed can be paid, added to a loan, or kept", () => {
  expect(costsFor(1_320_000)).toEqual([
    ["pay", "$3,200"],
    ["add", expect.stringContaining("$57.66")],
    ["keep", "$0"],
  ]);
  expect(waysFor(1_000_000)).toBeUndefined();
});

test("an amount that no loan can have is not added to one", () => {
  expect(waysFor(99_999_999_999)?.map(({ id }) => id)).toEqual(["pay", "keep"]);
});

test("the payment has its term, APR, amount down and assumed score", () => {
  expect(waysFor(1_320_000)?.[1]?.text).toBe(
    "72 mo, 8.99% APR, $0 down, score 620 or better, for this amount alone",
  );
});

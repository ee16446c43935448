import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditRangeScore, creditRanges } from "./credit-ranges.ts";
import { creditTierFor } from "./credit-tier.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { parsePaymentTerms } from "./payment-terms.ts";

const settings = financeDefaults.chrome;

test("lists the range above all tiers, then the tiers from the best to the worst", () => {
  expect(creditRanges(settings)).toEqual([
    { minScore: 620, maxScore: 850, addBp: 0 },
    { minScore: 600, maxScore: 619, addBp: 150 },
    { minScore: 580, maxScore: 599, addBp: 300 },
    { minScore: 560, maxScore: 579, addBp: 450 },
    { minScore: 520, maxScore: 559, addBp: 650 },
    { minScore: 500, maxScore: 519, addBp: 800 },
    { minScore: 300, maxScore: 499, addBp: 1_000 },
  ]);
});

test("a lender without tiers has one range, and tiers up to the top need none above", () => {
  expect(creditRanges({ ...settings, creditTiers: [] })).toEqual([
    { minScore: 400, maxScore: 850, addBp: 0 },
  ]);
  const whole = [{ minScore: 300, maxScore: 850, addBp: 5 }];
  expect(creditRanges({ ...settings, creditTiers: whole })).toEqual(whole);
});

describe("the score of a range", () => {
  test.each(creditRanges(settings))("$minScore–$maxScore has the range's own rate", (range) => {
    const score = creditRangeScore(range, settings.creditScore);
    expect(creditTierFor(score, settings.creditTiers)?.addBp ?? 0).toBe(range.addBp);
    expect(parsePaymentTerms(`0,0,${score},60`, settings)?.creditScore).toBe(score);
  });

  test("is within the range and the limits, for any step", () => {
    const limits = fc.record({
      min: fc.integer({ min: 300, max: 400 }),
      step: fc.integer({ min: 1, max: 25 }),
    });
    fc.assert(
      fc.property(limits, fc.integer({ min: 410, max: 800 }), fc.nat(50), (limit, minScore, width) => {
        const range = { minScore, maxScore: minScore + width };
        const score = creditRangeScore(range, { ...limit, max: 850, default: 850 });
        expect(score).toBeGreaterThanOrEqual(minScore);
        expect(score).toBeLessThanOrEqual(range.maxScore);
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { creditTierFor } from "./credit-tier.ts";
import { financeDefaults } from "./finance-defaults.ts";

const { creditTiers } = financeDefaults.base;

describe("creditTierFor", () => {
  test.each([
    [850, 0],
    [620, 0],
    [619, 150],
    [600, 150],
    [599, 300],
    [580, 300],
    [579, 450],
    [560, 450],
    [559, 650],
    [520, 650],
    [519, 800],
    [500, 800],
    [499, 1_000],
    [400, 1_000],
    [300, 1_000],
    [250, 1_000],
  ])("a score of %d adds %d basis points", (score, addBp) => {
    expect(creditTierFor(score, creditTiers)?.addBp ?? 0).toBe(addBp);
  });

  test("a better score never costs more", () => {
    for (let score = 300; score < 850; score += 1) {
      const worse = creditTierFor(score, creditTiers)?.addBp ?? 0;
      expect(creditTierFor(score + 1, creditTiers)?.addBp ?? 0).toBeLessThanOrEqual(worse);
    }
  });

  test("the order of the tiers does not matter", () => {
    expect(creditTierFor(250, creditTiers.toReversed())?.addBp).toBe(1_000);
    expect(creditTierFor(619, creditTiers.toReversed())?.addBp).toBe(150);
  });

  test("without tiers no score adds anything", () => {
    expect(creditTierFor(400, [])).toBeNull();
  });

  test.each([Number.NaN, Infinity, -Infinity, -1, 619.5, 650.5, 901, 9_999, "620", undefined])(
    "an unknown score, %s, gets the lowest tier and never the best rate",
    (score) => {
      expect(creditTierFor(score as number, creditTiers)?.addBp).toBe(1_000);
    },
  );

  test("a score between two tiers gets the one below", () => {
    const gap = creditTiers.filter(({ minScore }) => minScore !== 580);
    expect([creditTierFor(590, gap)?.addBp, creditTierFor(590, gap.toReversed())?.addBp]).toEqual([450, 450]);
    expect(creditTierFor(620, gap)).toBeNull();
  });
});

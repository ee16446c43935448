import { fail } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { effectiveApr } from "./effective-apr.ts";
import { financeDefaults } from "./finance-defaults.ts";

import type { CreditTier } from "./finance-settings.ts";
import { unwrap } from "./testing/unwrap.ts";

const settings = financeDefaults.chrome;

describe("effectiveApr", () => {
  test.each([
    [850, 2017, 699],
    [850, 2018, 899],
    [850, 2026, 899],
    [610, 2017, 849],
    [610, 2018, 1_049],
    [400, 2020, 1_899],
  ])("with a score of %d for a %d vehicle is %d", (creditScore, year, aprBp) => {
    expect(unwrap(effectiveApr({ creditScore, year }, settings)).aprBp).toBe(aprBp);
  });

  test("lists every part of the rate", () => {
    expect(unwrap(effectiveApr({ creditScore: 610, year: 2020 }, settings)).parts).toEqual([
      { code: "base", bp: 699 },
      { code: "credit-tier", bp: 150, minScore: 600, maxScore: 619 },
      { code: "model-year", bp: 200, yearFrom: 2018 },
    ]);
    expect(unwrap(effectiveApr({ creditScore: 620, year: 2017 }, settings)).parts).toEqual([
      { code: "base", bp: 699 },
    ]);
  });

  test("uses the points of a given credit tier", () => {
    const creditTier = { minScore: 560, maxScore: 579, addBp: 450 };
    expect(unwrap(effectiveApr({ creditTier, year: 2017 }, settings)).aprBp).toBe(1_149);
    const good = { minScore: 620, maxScore: 850, addBp: 0 };
    expect(unwrap(effectiveApr({ creditTier: good, year: 2017 }, settings)).parts).toHaveLength(1);
  });

  test("applies another model year rule, or none, from the settings", () => {
    const later = { ...settings, modelYearRule: { yearFrom: 2024, addBp: 50 } };
    expect(unwrap(effectiveApr({ creditScore: 700, year: 2023 }, later)).aprBp).toBe(699);
    expect(unwrap(effectiveApr({ creditScore: 700, year: 2024 }, later)).aprBp).toBe(749);
    expect(
      unwrap(effectiveApr({ creditScore: 700, year: 2024 }, { ...settings, modelYearRule: null })).aprBp,
    ).toBe(699);
  });

  test("refuses a range that is not known, as from a wrong id", () => {
    const ranges = [undefined, null, { minScore: 700, maxScore: 600, addBp: 0 }, { addBp: 0 }];
    for (const range of ranges) {
      const credit = { creditTier: range as CreditTier, year: 2017 };
      expect(effectiveApr(credit, settings)).toEqual(fail("finance.invalid-score"));
    }
    const unnamed = { minScore: 600, maxScore: 619 } as CreditTier;
    expect(effectiveApr({ creditTier: unnamed, year: 2017 }, settings)).toEqual(fail("finance.invalid-rate"));
  });
});

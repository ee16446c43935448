import { basisPoints, type Months } from "@forecourt/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { exactPaymentPerThousand } from "./per-thousand.ts";

test.each([
  [0, 24, 4_167],
  [0, 48, 2_083],
  [0, 60, 1_667],
  [290, 60, 1_792],
  [290, 72, 1_515],
  [1_000, 120, 1_322],
  [1, 1, 100_001],
  [1_200, 1, 101_000],
])("%d basis points for %d months is %d cents", (aprBp, months, cents) => {
  expect(exactPaymentPerThousand(basisPoints(aprBp), months as Months)).toBe(cents);
});

test("equals the rounded floating-point formula", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 144 }), (aprBp, months) => {
      const rate = aprBp / 120_000;
      const float = (100_000 * rate) / (1 - (1 + rate) ** -months);
      expect(
        Math.abs(exactPaymentPerThousand(basisPoints(aprBp), months as Months) - float),
      ).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

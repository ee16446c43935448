import { basisPoints } from "@forecourt/units";
import { expect, test } from "vitest";
import { aprFromMoneyFactor, moneyFactorFromApr } from "./money-factor.ts";
import { unwrap } from "./testing/unwrap.ts";

test.each([
  [1_000, 240],
  [1_250, 300],
  [4_000, 960],
  [0, 0],
])("converts a money factor of %d millionths to %d basis points and back", (millionths, aprBp) => {
  expect(unwrap(aprFromMoneyFactor(millionths))).toBe(aprBp);
  expect(unwrap(moneyFactorFromApr(basisPoints(aprBp)))).toBe(millionths);
});

test("rounds half up", () => {
  expect(unwrap(aprFromMoneyFactor(1_450))).toBe(348);
  expect(unwrap(aprFromMoneyFactor(2))).toBe(0);
  expect(unwrap(aprFromMoneyFactor(3))).toBe(1);
  expect(unwrap(moneyFactorFromApr(basisPoints(699)))).toBe(2_913);
  expect(unwrap(moneyFactorFromApr(basisPoints(3)))).toBe(13);
});

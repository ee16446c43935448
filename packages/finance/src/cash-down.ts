import { percentOf, roundHalfUp } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { isAmount } from "./finance-result.ts";
import type { CashDownSettings } from "./finance-settings.ts";
import { clampToLimits } from "./snap-to-step.ts";

/** Cash down as entered: basis points of the price, or cents. */
export type CashDownInput = { mode: "percent"; bp: BasisPoints } | { mode: "dollars"; cents: Cents };

/**
 * Clamps cash down to its limits and to the price (docs/product/payments.md, "Cash down"). NaN and infinities
 * give the least; a price that is no amount allows none.
 *
 * @param cashDown cents
 * @param price the headline price with its fees, cents
 * @example clampCashDown(cents(3_000_000), cents(2_500_000), settings.cashDown) // 2_000_000
 */
export function clampCashDown(
  cashDown: Cents,
  price: Cents,
  settings: Pick<CashDownSettings, "min" | "max">,
): Cents {
  const max = isAmount(price) ? Math.max(0, Math.min(settings.max, price)) : 0;
  return clampToLimits(roundHalfUp(cashDown), { min: Math.min(settings.min, max), max }) as Cents;
}

/**
 * Converts entered cash down to cents, clamped to its limits as by `clampCashDown`.
 *
 * @param price the headline price with its fees, cents
 * @example cashDownCents({ mode: "percent", bp: basisPoints(1_000) }, cents(2_500_000), settings.cashDown) // 250_000
 */
export function cashDownCents(
  input: CashDownInput,
  price: Cents,
  settings: Pick<CashDownSettings, "min" | "max">,
): Cents {
  if (input.mode === "dollars") return clampCashDown(input.cents, price, settings);
  const bp = clampToLimits(roundHalfUp(input.bp), { min: 0, max: 10_000 }) as BasisPoints;
  return clampCashDown(isAmount(price) ? percentOf(price, bp) : (0 as Cents), price, settings);
}

/**
 * Returns the initial cash down of a calculator, in the mode of the settings.
 *
 * @param price the headline price with its fees, cents
 * @example defaultCashDown(cents(2_500_000), settings.cashDown) // 250_000: 10 percent
 */
export function defaultCashDown(price: Cents, settings: CashDownSettings): Cents {
  const input: CashDownInput =
    settings.mode === "percent"
      ? { mode: "percent", bp: settings.percent.defaultBp as BasisPoints }
      : { mode: "dollars", cents: settings.dollars.default as Cents };
  return cashDownCents(input, price, settings);
}

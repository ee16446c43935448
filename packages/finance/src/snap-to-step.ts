import { roundHalfUp } from "@forecourt/money";
import { isTerm } from "./finance-result.ts";
import type { Limits } from "./limits.ts";

/**
 * Clamps a typed value to its limits without moving it to a step. NaN and infinities give the minimum.
 *
 * @param limits settings: finite, `min` at most `max`
 * @example clampToLimits(90_000_000, settings.tradeEquity) // 2_000_000
 */
export function clampToLimits(value: number, limits: Pick<Limits, "min" | "max">): number {
  // NaN comes from an empty or half-typed field. An infinity must not become the best score.
  return Number.isFinite(value) ? Math.min(Math.max(value, limits.min), limits.max) : limits.min;
}

/**
 * Rounds a value to the nearest step within its limits, counted from the minimum; half a step rounds up. NaN and
 * infinities give the minimum.
 *
 * @param limits settings: finite, `min` at most `max`, `step` above 0
 * @example snapToStep(35, { min: 24, max: 39, step: 3 }) // 36
 */
export function snapToStep(value: number, limits: Pick<Limits, "min" | "max" | "step">): number {
  const { min, max, step } = limits;
  const lastStep = Math.floor((max - min) / step);
  const steps = roundHalfUp((clampToLimits(value, limits) - min) / step);
  return min + Math.min(steps, lastStep) * step;
}

/**
 * Lists every value of a stepped input, for a select or a radio group; none for limits without steps.
 *
 * @example stepValues({ min: 24, max: 39, step: 3 }) // [24, 27, 30, 33, 36, 39]
 */
export function stepValues(limits: Pick<Limits, "min" | "max" | "step">): number[] {
  const count = Math.floor((limits.max - limits.min) / limits.step) + 1;
  // A step of 0 would never end.
  return isTerm(count) ? Array.from({ length: count }, (_, index) => limits.min + index * limits.step) : [];
}

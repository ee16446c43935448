import { roundHalfUp } from "@forecourt/money";
import type { Limits } from "./limits.ts";

/**
 * Clamps a typed value to its limits without moving it to a step.
 *
 * @example clampToLimits(90_000_000, settings.tradeEquity) // 2_000_000
 */
export function clampToLimits(value: number, limits: Pick<Limits, "min" | "max">): number {
  // NaN comes from an empty or half-typed field and gives the minimum.
  return Number.isNaN(value) ? limits.min : Math.min(Math.max(value, limits.min), limits.max);
}

/**
 * Rounds a value to the nearest step within its limits, counted from the minimum; half a step rounds up.
 *
 * @example snapToStep(35, { min: 24, max: 39, step: 3 }) // 36
 */
export function snapToStep(value: number, limits: Pick<Limits, "min" | "max" | "step">): number {
  const { min, max, step } = limits;
  const lastStep = Math.floor((max - min) / step);
  const steps = roundHalfUp((clampToLimits(value, limits) - min) / step);
  return min + Math.min(steps, lastStep) * step;
}

/**
 * Lists every value of a stepped input, for a select or a radio group.
 *
 * @example stepValues({ min: 24, max: 39, step: 3 }) // [24, 27, 30, 33, 36, 39]
 */
export function stepValues(limits: Pick<Limits, "min" | "max" | "step">): number[] {
  const count = Math.floor((limits.max - limits.min) / limits.step) + 1;
  return Array.from({ length: count }, (_, index) => limits.min + index * limits.step);
}

import type { Cents } from "@forecourt/money";
import type { VehiclePriceKey } from "./valuation-provider.ts";

/**
 * One line of an explained amount, in cents, negative when something comes off. Codes, not words: the words for an
 * answer are in the questionnaire, those for a code and a label in your catalogue.
 */
export type ValuationLine =
  /** The vehicle's value that the price rule picked. */
  | { code: "base"; vehiclePriceKey: VehiclePriceKey; cents: Cents }
  | { code: "percent-deduction"; questionId: string; answer: string; percent: number; cents: Cents }
  | { code: "amount-deduction"; questionId: string; answer: string; cents: Cents }
  /** What deductions took below zero comes back. */
  | { code: "floor"; cents: Cents }
  | { code: "step-payment"; label: string; cents: Cents };

/** An amount and the lines that add up to it, cents. */
export type Breakdown = { lines: ValuationLine[]; total: Cents };

/** Adds lines up. */
export function breakdownOf(lines: ValuationLine[]): Breakdown {
  return { lines, total: lines.reduce((sum, { cents }) => sum + cents, 0) };
}

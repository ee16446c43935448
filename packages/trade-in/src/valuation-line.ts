import type { Cents } from "@forecourt/units";
import type { VehiclePriceKey } from "./valuation-provider.ts";

/**
 * One line of a breakdown, in cents; deductions are negative. Codes and ids, not texts: answer texts are in the
 * questionnaire, texts of codes and labels in the site's messages.
 */
export type ValuationLine =
  /** The vehicle price that the price rule selected. */
  | { code: "base"; vehiclePriceKey: VehiclePriceKey; cents: Cents }
  | { code: "percent-deduction"; questionId: string; answer: string; percent: number; cents: Cents }
  | { code: "amount-deduction"; questionId: string; answer: string; cents: Cents }
  /** Compensates for deductions below zero. */
  | { code: "floor"; cents: Cents }
  | { code: "step-payment"; label: string; cents: Cents };

/** An amount in cents with the lines that add up to it. */
export type Breakdown = { lines: ValuationLine[]; total: Cents };

/** Adds up lines. */
export function breakdownOf(lines: ValuationLine[]): Breakdown {
  return { lines, total: lines.reduce((sum, { cents }) => sum + cents, 0) as Cents };
}

import { type FinanceSettings, snapToStep } from "@forecourt/finance";
import { parseCents, parseSignedCents } from "@forecourt/ui/typed-amount";
import type { PricingWizardAction, WizardStep } from "@forecourt/visitor";

/** The step's fields by name, as posted or read from its form. */
export type StepValues = Readonly<Record<string, string | undefined>>;

/**
 * The action of a filled-in step; server and browser read the same fields. Null for a step without an answer of its own.
 *
 * @example stepAnswer("trading-in", { trading: "no" }, finance) // { type: "trading-in-answered", tradingIn: false }
 */
export function stepAnswer(
  step: WizardStep,
  { down = "", months, trading, equity = "", range = "" }: StepValues,
  { cashDown }: FinanceSettings,
): PricingWizardAction | null {
  switch (step) {
    case "down-payment":
      return {
        type: "cash-down-given",
        cents: nearest(parseCents(down), { ...cashDown, step: cashDown.dollars.step }),
        months: Number(months),
      };
    case "trading-in":
      return {
        type: "trading-in-answered",
        tradingIn: trading === "yes" ? true : trading === "no" ? false : null,
      };
    case "trade-equity":
      return { type: "trade-equity-given", cents: wholeDollars(parseSignedCents(equity)) };
    case "credit-score": {
      const [, minScore, maxScore] = /^(\d{1,4})-(\d{1,4})$/.exec(range) ?? [];
      return {
        type: "credit-range-chosen",
        range: minScore && maxScore ? { minScore: Number(minScore), maxScore: Number(maxScore) } : null,
      };
    }
    case "contact":
    case "complete":
      return null;
  }
}

/** Equity keeps its dollars; NaN stands for no amount. */
function wholeDollars(cents: number | null): number {
  return cents === null ? Number.NaN : Math.round(cents / 100) * 100;
}

/** An amount moves to the nearest step. Outside the limits it stays wrong; NaN stands for no amount. */
function nearest(cents: number | null, limits: { min: number; max: number; step: number }): number {
  if (cents === null) return Number.NaN;
  return cents < limits.min || cents > limits.max ? cents : snapToStep(cents, limits);
}

import { creditRanges, type FinanceSettings, stepValues, tradeEquityLimits } from "@forecourt/finance";
import type { WizardSettings } from "@forecourt/visitor";

/** The answers that the pricing wizard accepts, from the calculator's settings. */
export function wizardSettings(finance: FinanceSettings): WizardSettings {
  const { cashDown, financeTerm } = finance;
  const tradeEquity = tradeEquityLimits(finance);
  return { cashDown, tradeEquity, months: stepValues(financeTerm), creditRanges: creditRanges(finance) };
}

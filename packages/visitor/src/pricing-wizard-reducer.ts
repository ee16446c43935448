import { parsePerson } from "@forecourt/contact-details";
import {
  type CreditRange,
  type PricingWizard,
  type PricingWizardAction,
  type PricingWizardTransition,
  resumePricingWizard,
  type WizardError,
  type WizardSettings,
  type WizardStep,
  type WizardTerms,
  wizardSteps,
} from "./pricing-wizard.ts";

/** The step of each answer. */
const STEP_OF = {
  "cash-down-given": "down-payment",
  "trading-in-answered": "trading-in",
  "trade-equity-given": "trade-equity",
  "credit-range-chosen": "credit-score",
  "contact-given": "contact",
} as const satisfies Partial<Record<PricingWizardAction["type"], WizardStep>>;

/**
 * Handles an action of the pricing wizard. Answers to another step, and actions while saving, change nothing
 * (docs/product/visitor.md, "Pricing wizard").
 *
 * @example pricingWizardReducer(NEW_PRICING_WIZARD, { type: "cash-down-given", cents: 250_000, months: 60 }, settings)
 * // { wizard: { step: "trading-in", terms: { cashDown: 250_000, … }, … }, effects: [] }
 */
export function pricingWizardReducer(
  before: PricingWizard,
  action: PricingWizardAction,
  settings: WizardSettings,
): PricingWizardTransition {
  const { step, terms, saving } = before;
  if (action.type === "saved" || action.type === "save-failed") {
    return saving ? afterSaving(before, action.type) : stay(before);
  }
  if (saving) return stay(before);
  if (action.type === "back") return stay(stepBack(before));
  if (action.type === "step-opened") {
    return stay(step === "complete" ? before : resumePricingWizard(terms, action.step));
  }
  if (STEP_OF[action.type] !== step) return stay(before);
  switch (action.type) {
    case "cash-down-given": {
      const { cents: cashDown, months } = action;
      const errors: WizardError[] = [];
      if (!isAmount(cashDown, settings.cashDown)) {
        errors.push({ path: ["cashDown"], code: "cashDown.invalid" });
      }
      if (!settings.months.includes(months)) errors.push({ path: ["months"], code: "months.unknown" });
      return errors.length > 0
        ? stay({ ...before, errors })
        : answered(before, { ...terms, cashDown, months });
    }
    case "trading-in-answered":
      return action.tradingIn === null
        ? stay({ ...before, errors: [{ path: ["tradingIn"], code: "tradingIn.required" }] })
        : answered(before, { ...terms, tradingIn: action.tradingIn });
    case "trade-equity-given":
      return isAmount(action.cents, settings.tradeEquity)
        ? answered(before, { ...terms, tradeEquity: action.cents })
        : stay({ ...before, errors: [{ path: ["tradeEquity"], code: "tradeEquity.invalid" }] });
    case "credit-range-chosen": {
      const creditRange = action.range && findCreditRange(action.range, settings);
      return creditRange
        ? answered(before, { ...terms, creditRange })
        : stay({ ...before, errors: [{ path: ["creditRange"], code: "creditRange.unknown" }] });
    }
    case "contact-given": {
      const parsed = parsePerson(action.details);
      if (!parsed.ok) return stay({ ...before, errors: parsed.errors });
      const save = { type: "save", person: parsed.value, consent: action.consent, terms } as const;
      return { wizard: { ...before, saving: true, errors: [] }, effects: [save] };
    }
  }
}

function afterSaving(before: PricingWizard, result: "saved" | "save-failed"): PricingWizardTransition {
  if (result === "save-failed") {
    return stay({ ...before, saving: false, errors: [{ path: [], code: "save.failed" }] });
  }
  return {
    wizard: { ...before, step: "complete", saving: false },
    effects: [{ type: "completed" }],
  };
}

function answered(before: PricingWizard, terms: WizardTerms): PricingWizardTransition {
  const steps = wizardSteps(terms);
  return stay({ ...before, terms, step: steps[steps.indexOf(before.step) + 1]!, errors: [] });
}

/** The previous step, with all answers kept; the first step and a completed wizard stay. */
function stepBack(before: PricingWizard): PricingWizard {
  const steps = wizardSteps(before.terms);
  const previous = steps[steps.indexOf(before.step) - 1];
  if (before.step === "complete" || previous === undefined) return before;
  return { ...before, step: previous, errors: [] };
}

function stay(wizard: PricingWizard): PricingWizardTransition {
  return { wizard, effects: [] };
}

/** The offered range with these scores. */
export function findCreditRange(
  { minScore, maxScore }: CreditRange,
  { creditRanges }: Pick<WizardSettings, "creditRanges">,
): CreditRange | undefined {
  return creditRanges.find((range) => range.minScore === minScore && range.maxScore === maxScore);
}

/** Whether an amount is whole cents within its limits. */
export function isAmount(cents: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(cents) && cents >= min && cents <= max;
}

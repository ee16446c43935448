import { parsePerson } from "@forecourt/contact-details";
import {
  type PricingWizard,
  type PricingWizardAction,
  type PricingWizardTransition,
  type WizardErrorCode,
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
 * @example pricingWizardReducer(NEW_PRICING_WIZARD, { type: "cash-down-given", cents: 250_000 }, settings)
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
  if (STEP_OF[action.type] !== step) return stay(before);
  switch (action.type) {
    case "cash-down-given":
      return isAmount(action.cents, settings.cashDown)
        ? answered(before, { ...terms, cashDown: action.cents })
        : refused(before, "cashDown", "cashDown.invalid");
    case "trading-in-answered":
      return answered(before, { ...terms, tradingIn: action.tradingIn });
    case "trade-equity-given":
      return isAmount(action.cents, settings.tradeEquity)
        ? answered(before, { ...terms, tradeEquity: action.cents })
        : refused(before, "tradeEquity", "tradeEquity.invalid");
    case "credit-range-chosen": {
      const { minScore, maxScore } = action.range;
      const creditRange = settings.creditRanges.find(
        (range) => range.minScore === minScore && range.maxScore === maxScore,
      );
      return creditRange
        ? answered(before, { ...terms, creditRange })
        : refused(before, "creditRange", "creditRange.unknown");
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
    return stay({ ...before, saving: false, errors: [{ field: "", code: "save.failed" }] });
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

function refused(
  before: PricingWizard,
  field: "cashDown" | "tradeEquity" | "creditRange",
  code: WizardErrorCode,
): PricingWizardTransition {
  return stay({ ...before, errors: [{ field, code }] });
}

function stay(wizard: PricingWizard): PricingWizardTransition {
  return { wizard, effects: [] };
}

function isAmount(cents: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(cents) && cents >= min && cents <= max;
}

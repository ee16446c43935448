import type { Person, PersonError, PersonField } from "@forecourt/contact-details";

/** The wizard's six steps in order; the third is asked only of those who trade in. */
export const WIZARD_STEPS = [
  "down-payment",
  "trading-in",
  "trade-equity",
  "credit-score",
  "contact",
  "complete",
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Both scores belong to the range. */
export type CreditRange = { minScore: number; maxScore: number };

/** What a shopper may answer: money in cents, both ends allowed. */
export type WizardSettings = {
  cashDown: { min: number; max: number };
  tradeEquity: { min: number; max: number };
  creditRanges: readonly CreditRange[];
};

/** The terms a shopper has given; money in cents, null where nothing was answered yet. */
export type WizardTerms = {
  cashDown: number | null;
  tradingIn: boolean | null;
  /** Kept while the shopper thinks about trading in; counts only with `tradingIn`. */
  tradeEquity: number | null;
  creditRange: CreditRange | null;
};

export type WizardErrorCode =
  | "cashDown.invalid"
  | "tradeEquity.invalid"
  | "creditRange.unknown"
  | "save.failed";

export type PricingWizard = {
  step: WizardStep;
  terms: WizardTerms;
  /** The contact details are on their way. */
  saving: boolean;
  errors: (PersonError | { field: "cashDown" | "tradeEquity" | "creditRange" | ""; code: WizardErrorCode })[];
};

export type PricingWizardAction =
  | { type: "cash-down-given"; cents: number }
  | { type: "trading-in-answered"; tradingIn: boolean }
  | { type: "trade-equity-given"; cents: number }
  | { type: "credit-range-chosen"; range: CreditRange }
  | { type: "contact-given"; details: Partial<Record<PersonField, unknown>>; consent: boolean }
  | { type: "saved" }
  | { type: "save-failed" }
  | { type: "back" };

/** `save` sends the lead and goes to `visitorReducer`; `completed` is the moment to track Personalize. */
export type PricingWizardEffect =
  | { type: "save"; person: Person; consent: boolean; terms: WizardTerms }
  | { type: "completed" };

export type PricingWizardTransition = { wizard: PricingWizard; effects: PricingWizardEffect[] };

/** A wizard that has just been opened. */
export const NEW_PRICING_WIZARD: PricingWizard = {
  step: "down-payment",
  terms: { cashDown: null, tradingIn: null, tradeEquity: null, creditRange: null },
  saving: false,
  errors: [],
};

/**
 * The steps that this shopper goes through. Only a "no" to trading in takes the equity out.
 *
 * @example wizardSteps({ ...terms, tradingIn: false }).length // 5
 */
export function wizardSteps({ tradingIn }: Pick<WizardTerms, "tradingIn">): WizardStep[] {
  return WIZARD_STEPS.filter((step) => step !== "trade-equity" || tradingIn !== false);
}

/**
 * Whether payments may be shown by the shopper's own terms; before, the page asks to finish them.
 *
 * @example termsFinished(NEW_PRICING_WIZARD) // false
 */
export function termsFinished({ step }: PricingWizard): boolean {
  return step === "complete";
}

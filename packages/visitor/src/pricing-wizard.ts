import type { Person, PersonError, PersonField } from "@forecourt/contact-details";

/** The wizard's six steps in order; the third is skipped without a trade-in. */
export const WIZARD_STEPS = [
  "down-payment",
  "trading-in",
  "trade-equity",
  "credit-score",
  "contact",
  "complete",
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Inclusive. */
export type CreditRange = { minScore: number; maxScore: number };

/** Limits of the answers: money in cents, inclusive. */
export type WizardSettings = {
  cashDown: { min: number; max: number };
  /** The terms of a loan that can be chosen. */
  months: readonly number[];
  tradeEquity: { min: number; max: number };
  creditRanges: readonly CreditRange[];
};

/** The shopper's terms; money in cents, null if unanswered. */
export type WizardTerms = {
  cashDown: number | null;
  /** The term of the loan, given with the cash down. */
  months: number | null;
  tradingIn: boolean | null;
  /** Kept when the shopper changes `tradingIn`; used only with it. */
  tradeEquity: number | null;
  creditRange: CreditRange | null;
};

export type WizardErrorCode =
  | "cashDown.invalid"
  | "months.unknown"
  | "tradingIn.required"
  | "tradeEquity.invalid"
  | "creditRange.unknown"
  | "save.failed";

export type WizardError = {
  /** The answer, such as `["cashDown"]`; empty for an error of none. */
  path: readonly (keyof WizardTerms)[];
  code: WizardErrorCode;
};

export type PricingWizard = {
  step: WizardStep;
  terms: WizardTerms;
  /** The contact details are being saved. */
  saving: boolean;
  errors: readonly (PersonError | WizardError)[];
};

export type PricingWizardAction =
  | { type: "cash-down-given"; cents: number; months: number }
  | { type: "trading-in-answered"; tradingIn: boolean | null }
  | { type: "trade-equity-given"; cents: number }
  | { type: "credit-range-chosen"; range: CreditRange | null }
  | { type: "contact-given"; details: Partial<Record<PersonField, unknown>>; consent: boolean }
  | { type: "saved" }
  | { type: "save-failed" }
  | { type: "back" }
  /** The shopper opened a step by its address, such as with the browser's Back. */
  | { type: "step-opened"; step: WizardStep };

/** `save` sends the lead and goes to `visitorReducer`; on `completed`, track Personalize. */
export type PricingWizardEffect =
  | { type: "save"; person: Person; consent: boolean; terms: WizardTerms }
  | { type: "completed" };

export type PricingWizardTransition = { wizard: PricingWizard; effects: PricingWizardEffect[] };

/** The initial state. */
export const NEW_PRICING_WIZARD: PricingWizard = {
  step: "down-payment",
  terms: { cashDown: null, months: null, tradingIn: null, tradeEquity: null, creditRange: null },
  saving: false,
  errors: [],
};

/**
 * Lists the shopper's steps. `trade-equity` is skipped only after answering no to trading in.
 *
 * @example wizardSteps({ ...terms, tradingIn: false }).length // 5
 */
export function wizardSteps({ tradingIn }: Pick<WizardTerms, "tradingIn">): WizardStep[] {
  return WIZARD_STEPS.filter((step) => step !== "trade-equity" || tradingIn !== false);
}

/**
 * Returns an unfinished wizard with known answers, at a step. An earlier step without an answer comes first, and a
 * skipped step leads to the next one. Only `saved` completes the wizard.
 *
 * @example resumePricingWizard(NEW_PRICING_WIZARD.terms, "contact").step // "down-payment"
 */
export function resumePricingWizard(terms: WizardTerms, step: WizardStep): PricingWizard {
  const steps = wizardSteps(terms);
  const asked = WIZARD_STEPS.indexOf(step);
  const open = steps.find((own) => WIZARD_STEPS.indexOf(own) >= asked || !isAnswered(own, terms))!;
  return { step: open === "complete" ? "contact" : open, terms, saving: false, errors: [] };
}

function isAnswered(step: WizardStep, terms: WizardTerms): boolean {
  switch (step) {
    case "down-payment":
      return terms.cashDown !== null && terms.months !== null;
    case "trading-in":
      return terms.tradingIn !== null;
    case "trade-equity":
      return terms.tradeEquity !== null;
    case "credit-score":
      return terms.creditRange !== null;
    case "contact":
    case "complete":
      return false;
  }
}

/**
 * Tells whether the wizard is complete, so that payments may use the shopper's terms.
 *
 * @example termsFinished(NEW_PRICING_WIZARD) // false
 */
export function termsFinished({ step }: PricingWizard): boolean {
  return step === "complete";
}

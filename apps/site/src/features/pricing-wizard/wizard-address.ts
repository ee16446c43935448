import { WIZARD_STEPS, type WizardStep } from "@forecourt/visitor";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { MY_TERMS_PATH } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";

/** What the wizard keeps in its address: the vehicle, and the page to return to. */
export type WizardSubject = { locale: Locale; vin: string | null; next: string | null };

type At = {
  step: WizardStep;
  /** The parameter `terms`, once all answers are given. */
  terms?: string | null;
  /** Sealed answers of a visitor without scripts. */
  answers?: string | null;
};

/**
 * The address of a step. The page to return to is left out where the address would be too long to return to itself.
 *
 * @example wizardAddress({ locale: "es", vin: null, next: null }, { step: "trading-in" }) // "/es/my-terms?step=2"
 */
export function wizardAddress({ locale, vin, next }: WizardSubject, { step, terms, answers }: At): string {
  const to = (returnTo: string | null) => {
    const params = { step: String(stepNumber(step)), vin, next: returnTo, answers };
    const address = localPath(locale, pathWith(MY_TERMS_PATH, params));
    return terms ? addressWithTerms(address, terms) : address;
  };
  return answers || sameOriginPath(to(next)) !== null ? to(next) : to(null);
}

/** The number of a step, from 1. */
export function stepNumber(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step) + 1;
}

/**
 * The step with a number; the first one for any other text.
 *
 * @example stepAt("2") // "trading-in"
 */
export function stepAt(number: string | null | undefined): WizardStep {
  return WIZARD_STEPS.find((step) => String(stepNumber(step)) === number) ?? WIZARD_STEPS[0];
}

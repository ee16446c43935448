import { type FinanceSettings, parsePaymentTerms } from "@forecourt/finance";
import { parseWizardTerms, type WizardSettings, type WizardTerms } from "@forecourt/visitor";
import { storedTerms } from "#shared/payment-terms/stored-terms.ts";
import { readItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";
import { answersOf } from "./wizard-payment-terms.ts";

/** The key of the answers in session storage: money is in no cookie. */
const ANSWERS_KEY = "pricing-wizard" satisfies StoredKey;

/** The answers of this visit; otherwise those of the stored terms. */
export function rememberedAnswers(settings: WizardSettings, finance: FinanceSettings): WizardTerms {
  const answers = visitAnswers(settings);
  if (Object.values(answers).some((answer) => answer !== null)) return answers;
  const terms = parsePaymentTerms(storedTerms(), finance);
  return terms ? answersOf(terms, finance) : answers;
}

/** The answers of this visit's wizard. */
export function visitAnswers(settings: WizardSettings): WizardTerms {
  return parseWizardTerms(readItem(ANSWERS_KEY), settings);
}

/** Keeps the answers for a reload and for Back. */
export function rememberAnswers(answers: WizardTerms): void {
  storeItem(ANSWERS_KEY, JSON.stringify(answers));
}

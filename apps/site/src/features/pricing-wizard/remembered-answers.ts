import { type FinanceSettings, parsePaymentTerms } from "@forecourt/finance";
import { parseWizardTerms, type WizardSettings, type WizardTerms } from "@forecourt/visitor";
import { storedTerms } from "#shared/payment-terms/stored-terms.ts";
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
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(ANSWERS_KEY);
  } catch {
    // The browser blocks storage.
  }
  return parseWizardTerms(text, settings);
}

/** Keeps the answers for a reload and for Back. */
export function rememberAnswers(answers: WizardTerms): void {
  try {
    sessionStorage.setItem(ANSWERS_KEY, JSON.stringify(answers));
  } catch {
    // Storage is full or blocked: the answers live as long as the page.
  }
}

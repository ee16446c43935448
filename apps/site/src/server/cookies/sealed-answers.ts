import {
  NEW_PRICING_WIZARD,
  parseWizardTerms,
  type WizardError,
  type WizardSettings,
  type WizardTerms,
} from "@forecourt/visitor";
import { openSealed, sealValue } from "./sealed-value.ts";

/*
 * Answers of the pricing wizard for a browser without scripts. They are money, so no cookie keeps them: each step's form
 * and address carries them sealed (docs/product/my-terms.md).
 */

/** The answers so far, and what was wrong with the last one. */
export type CarriedAnswers = {
  terms: WizardTerms;
  errors: readonly WizardError[];
  /** The text of a wrong amount. */
  typed: string;
};

type SealedError = { field: keyof WizardTerms | ""; code: WizardError["code"] };

const PURPOSE = "pricing-wizard";
const SECONDS = 3600;

/** Seals answers for an hour. */
export function sealAnswers({ terms, errors, typed }: CarriedAnswers, secret: string): Promise<string> {
  const sealed = errors.map(({ path, code }) => ({ field: path[0] ?? "", code }));
  const value = { terms: JSON.stringify(terms), errors: sealed, typed: typed.slice(0, 40) };
  return sealValue(PURPOSE, value, secret, { seconds: SECONDS });
}

/** The sealed answers; none when missing, forged or older than an hour. */
export async function openAnswers(
  sealed: string | undefined,
  settings: WizardSettings,
  secret: string,
): Promise<CarriedAnswers> {
  const opened = (await openSealed(PURPOSE, sealed, secret)) as
    | { terms: string; errors: SealedError[]; typed: string }
    | undefined;
  if (!opened) return { terms: NEW_PRICING_WIZARD.terms, errors: [], typed: "" };
  const errors = opened.errors.map(({ field, code }) => ({ path: field ? [field] : [], code }));
  return { terms: parseWizardTerms(opened.terms, settings), errors, typed: opened.typed };
}

import type { LoanEstimate } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { aprText, type TermsOptions } from "#content/payment/payment-terms.ts";
import type { PaymentFact } from "../payment-facts.ts";

/** Amount financed, APR and total interest of a loan. */
export function budgetFacts(loan: LoanEstimate, options: TermsOptions): PaymentFact[] {
  const { words, locale, creditTiers } = options;
  const score = assumedScore(loan.assumptions.credit, creditTiers, words);
  return [
    { label: words.amountFinanced, value: formatMoney(loan.amountFinanced, locale) },
    { label: fillPlaceholders(words.aprAt, { score }), value: aprText(loan.aprBp, locale) },
    { label: words.interest, value: formatMoney(loan.financeCharge, locale) },
  ];
}

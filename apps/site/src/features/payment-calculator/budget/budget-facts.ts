import type { LoanEstimate } from "@forecourt/finance";
import { formatMoney, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { aprText } from "../estimate/payment-text.ts";
import type { PaymentWords } from "../estimate/payment-words.ts";
import type { PaymentFact } from "../payment-facts.ts";

/** Amount financed, APR and total interest of a loan. */
export function budgetFacts(loan: LoanEstimate, words: PaymentWords, locale: MoneyLocale): PaymentFact[] {
  const score = loan.assumptions.credit.minScore;
  return [
    { label: words.amountFinanced, value: formatMoney(loan.amountFinanced, locale) },
    { label: fillPlaceholders(words.aprAt, { score }), value: aprText(loan.aprBp, locale) },
    { label: words.interest, value: formatMoney(loan.financeCharge, locale) },
  ];
}

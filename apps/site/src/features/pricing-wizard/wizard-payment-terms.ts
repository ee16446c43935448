import {
  creditRangeScore,
  creditRanges,
  type FinanceSettings,
  type PaymentTerms,
  snapPaymentTerms,
} from "@forecourt/finance";
import type { WizardTerms } from "@forecourt/visitor";

/**
 * The payment terms of the wizard's answers; null while one is missing. A range gives a score with its rate.
 *
 * @example paymentTermsOf({ ...answers, tradingIn: false }, finance)?.tradeEquity // 0
 */
export function paymentTermsOf(answers: WizardTerms, finance: FinanceSettings): PaymentTerms | null {
  const { cashDown, months, tradingIn, tradeEquity, creditRange } = answers;
  const equity = tradingIn ? tradeEquity : 0;
  if (cashDown === null || months === null || tradingIn === null || equity === null || !creditRange) {
    return null;
  }
  const creditScore = creditRangeScore(creditRange, finance.creditScore);
  const terms = { cashDown, tradeEquity: equity, creditScore, months } as PaymentTerms;
  return snapPaymentTerms(terms, finance);
}

/** The wizard's answers that give these terms. Without equity there is no trade-in. */
export function answersOf(terms: PaymentTerms, finance: FinanceSettings): WizardTerms {
  const { cashDown, months, tradeEquity, creditScore } = terms;
  const range = creditRanges(finance).find(
    ({ minScore, maxScore }) => creditScore >= minScore && creditScore <= maxScore,
  );
  return {
    cashDown,
    months,
    tradingIn: tradeEquity !== 0,
    tradeEquity: tradeEquity === 0 ? null : tradeEquity,
    creditRange: range ? { minScore: range.minScore, maxScore: range.maxScore } : null,
  };
}

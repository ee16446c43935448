import {
  creditRangeScore,
  creditRanges,
  type FinanceSettings,
  formatPaymentTerms,
  type PaymentTerms,
  snapPaymentTerms,
} from "@forecourt/finance";
import type { Lead } from "@forecourt/leads";

/** The answers that terms are made of; money in cents. */
type Pricing = {
  cashDown: number | null;
  tradeEquity: number | null;
  creditRange: string | null;
  months: number | null;
};

/** Tells whether a lead is a pre-approval: a financing request with the answers that terms are made of. */
export function isPreApproval(lead: Lead): boolean {
  return lead.kind === "APPLY_FINANCING" && lead.details.pricing !== null;
}

/**
 * Payment terms of answers, moved to the calculator's steps and limits; null where an answer is missing or no choice of
 * the settings. A range gives its lowest score, which has its rate.
 *
 * @example termsOfPricing({ cashDown: 204_900, tradeEquity: null, creditRange: "600-619", months: 72 }, finance)
 * // { cashDown: 200_000, tradeEquity: 0, creditScore: 600, months: 72 }
 */
export function termsOfPricing(
  { cashDown, tradeEquity, creditRange, months }: Pricing,
  finance: FinanceSettings,
): PaymentTerms | null {
  const range = creditRanges(finance).find(
    ({ minScore, maxScore }) => `${minScore}-${maxScore}` === creditRange,
  );
  if (cashDown === null || months === null || !range) return null;
  const creditScore = creditRangeScore(range, finance.creditScore);
  const terms = { cashDown, tradeEquity: tradeEquity ?? 0, creditScore, months } as PaymentTerms;
  return snapPaymentTerms(terms, finance);
}

/** A pre-approval with the terms of its answers instead of its page's; other leads as they are. */
export function withOwnTerms(lead: Lead, finance: FinanceSettings): Lead {
  const terms = termsOf(lead, finance);
  return terms ? { ...lead, terms } : lead;
}

/** The parameter `terms` of a pre-approval's result; null for other leads. */
export function preApprovalTerms(lead: Lead, finance: FinanceSettings): string | null {
  const terms = termsOf(lead, finance);
  return terms && formatPaymentTerms(terms);
}

function termsOf(lead: Lead, finance: FinanceSettings): PaymentTerms | null {
  const pricing = lead.kind === "APPLY_FINANCING" ? lead.details.pricing : null;
  return pricing && termsOfPricing(pricing, finance);
}

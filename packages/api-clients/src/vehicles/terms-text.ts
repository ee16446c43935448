/** A shopper's terms: money in whole US dollars, term in months. */
export type PaymentTerms = {
  cashDown: number;
  tradeEquity: number;
  creditScore: number;
  months: number;
};

/**
 * Returns the value of the parameter `terms`.
 *
 * @example termsText({ cashDown: 2_000, tradeEquity: 0, creditScore: 700, months: 60 }) // "2000,0,700,60"
 */
export function termsText({ cashDown, tradeEquity, creditScore, months }: PaymentTerms): string {
  return [cashDown, tradeEquity, creditScore, months].join();
}

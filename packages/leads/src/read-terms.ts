/** The payment terms of a lead's page: money in cents, the term in months. */
export type LeadTerms = { cashDown: number; tradeEquity: number; creditScore: number; months: number };

/** Cash down and trade equity in dollars, credit score, months. */
const TERMS = /^\d{1,7},-?\d{1,7}(,\d{1,7}){2}$/;

/**
 * Reads the parameter `terms` of a lead's page; null for any other value. The shopper cannot correct it, so it never
 * rejects a lead.
 *
 * @example readTerms("2000,0,700,60") // { cashDown: 200_000, tradeEquity: 0, creditScore: 700, months: 60 }
 */
export function readTerms(value: unknown): LeadTerms | null {
  if (typeof value !== "string" || !TERMS.test(value)) return null;
  const [down, equity, creditScore, months] = value.split(",").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { cashDown: down * 100, tradeEquity: equity * 100, creditScore, months };
}

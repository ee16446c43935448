import { formatPaymentTerms, type PaymentTermsSettings, parsePaymentTerms } from "@forecourt/finance";

/**
 * The parameters with the shopper's terms in their one spelling, or without them when they are no terms. The same
 * object when nothing changes (docs/product/payments.md, "Terms in addresses").
 *
 * @example canonicalTerms(new URLSearchParams("terms=2049,0,703,61"), finance).get("terms") // "2000,0,700,60"
 */
export function canonicalTerms(params: URLSearchParams, finance: PaymentTermsSettings): URLSearchParams {
  const given = params.getAll("terms");
  if (given.length === 0) return params;
  const terms = parsePaymentTerms(given.at(-1), finance);
  const text = terms && formatPaymentTerms(terms);
  if (given.length === 1 && given[0] === text) return params;
  const canonical = new URLSearchParams(params);
  canonical.delete("terms");
  if (text !== null) canonical.set("terms", text);
  return canonical;
}

import { formatPaymentTerms, type PaymentTermsSettings, parsePaymentTerms } from "@forecourt/finance";

/** One of the four numbers: the form that edits terms has a field for each. */
const NUMBER = /^-?\d{1,7}$/;

/**
 * The parameters with the shopper's terms in their one spelling, or without them when they are no terms. The same
 * object when nothing changes. Four single numbers are one form's terms (docs/product/payments.md, "Terms in addresses").
 *
 * @example canonicalTerms(new URLSearchParams("terms=2049,0,703,61"), finance).get("terms") // "2000,0,700,60"
 */
export function canonicalTerms(params: URLSearchParams, finance: PaymentTermsSettings): URLSearchParams {
  const given = params.getAll("terms");
  if (given.length === 0) return params;
  const isForm = given.length === 4 && given.every((value) => NUMBER.test(value));
  const terms = parsePaymentTerms(isForm ? given.join() : given.at(-1), finance);
  const text = terms && formatPaymentTerms(terms);
  if (given.length === 1 && given[0] === text) return params;
  const canonical = new URLSearchParams(params);
  canonical.delete("terms");
  if (text !== null) canonical.set("terms", text);
  return canonical;
}

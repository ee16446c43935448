import type { DealershipConfig } from "@forecourt/dealership";
import { formatPaymentTerms, type PaymentTerms, parsePaymentTerms } from "@forecourt/finance";

/** The shopper's terms of an API request, and their one spelling; null and undefined for the example terms. */
export function requestTerms(
  { searchParams }: URL,
  { finance }: Pick<DealershipConfig, "finance">,
): { terms: PaymentTerms | null; text: string | undefined } {
  const terms = parsePaymentTerms(searchParams.getAll("terms").at(-1)?.trim(), finance);
  return { terms, text: terms ? formatPaymentTerms(terms) : undefined };
}

import type { LoanEstimate } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Payment, type PaymentProps } from "@forecourt/ui/payment";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import type { PageContext } from "#server/page-context.ts";
import { paymentTerms } from "./payment-terms.ts";
import { type PaymentWords, paymentWords } from "./payment-words.ts";

type EstimatedPaymentProps = Pick<PaymentProps, "size" | "align" | "boxed" | "className"> & {
  estimate: LoanEstimate;
  context: Pick<PageContext, "locale" | "settings" | "terms">;
  /** The id of the dialog with the assumptions, `PaymentExplainerDialog` by default; the page must have it. */
  explainedBy?: string;
};

/** A payment that the shopper cannot change here, with its terms, which open the assumptions. */
export function EstimatedPayment({
  estimate,
  context,
  explainedBy = PAYMENT_EXPLAINER_ID,
  ...look
}: EstimatedPaymentProps) {
  const { amount, suffix, terms } = estimatedPaymentTexts(estimate, context);
  return <Payment amount={amount} suffix={suffix} terms={terms} explainedBy={explainedBy} {...look} />;
}

/** The amount, its suffix and its terms, for a layout of its own; the terms must open the assumptions. */
export function estimatedPaymentTexts(
  estimate: LoanEstimate,
  { locale, settings, terms }: Pick<PageContext, "locale" | "settings" | "terms">,
) {
  const words = paymentWords(locale);
  const { creditTiers } = settings.finance;
  return {
    amount: formatMoney(estimate.payment, locale, { cents: "never" }),
    suffix: words.perMonth,
    terms: ownTerms(paymentTerms(estimate, { words, locale, creditTiers }), terms, words),
  };
}

/** Says whose terms these are, if they are the shopper's. */
export function ownTerms(
  text: string,
  terms: PageContext["terms"],
  { yourTerms }: Pick<PaymentWords, "yourTerms">,
): string {
  return terms ? fillPlaceholders(yourTerms, { terms: text }) : text;
}

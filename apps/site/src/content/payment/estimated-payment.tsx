import type { LoanEstimate } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { Payment, type PaymentProps } from "@forecourt/ui/payment";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import type { PageContext } from "#server/page-context.ts";
import { paymentTerms } from "./payment-terms.ts";
import { paymentWords } from "./payment-words.ts";

type EstimatedPaymentProps = Pick<PaymentProps, "size" | "align" | "boxed" | "className"> & {
  estimate: LoanEstimate;
  context: Pick<PageContext, "locale" | "settings">;
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
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
) {
  const words = paymentWords(locale);
  const { creditTiers } = settings.finance;
  return {
    amount: formatMoney(estimate.payment, locale, { cents: "never" }),
    suffix: words.perMonth,
    terms: paymentTerms(estimate, { words, locale, creditTiers }),
  };
}

"use client";

import { Payment, type PaymentProps } from "@forecourt/ui/payment";
import { useEstimate } from "./estimate-provider.tsx";
import { paymentAmount, paymentTerms } from "./payment-text.ts";

type LivePaymentProps = Pick<PaymentProps, "size" | "align" | "className"> & {
  /** The id of the dialog with the assumptions. */
  explainedBy?: string;
};

/** The estimated payment with its terms, updated by the calculator. */
export function LivePayment(props: LivePaymentProps) {
  const { estimate, choices, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale);
  return (
    <Payment
      amount={amount ?? words.noPayment}
      suffix={amount === null ? "" : words.perMonth}
      terms={paymentTerms(estimate, choices, words, locale)}
      {...props}
    />
  );
}

/** The monthly amount alone, for places where the terms are already shown. */
export function LivePaymentFigure() {
  const { estimate, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale);
  return amount === null ? words.noPayment : `${amount}${words.perMonth}`;
}

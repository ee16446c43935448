"use client";

import { opensDialog } from "@forecourt/ui/dialog-commands";
import { Payment, type PaymentProps } from "@forecourt/ui/payment";
import { TextButton } from "@forecourt/ui/text-button";
import { useEstimate } from "./estimate-provider.tsx";
import { chosenTerms, paymentAmount } from "./payment-text.ts";

type LivePaymentProps = Pick<PaymentProps, "size" | "align" | "className"> & {
  /** The id of the dialog with the assumptions. */
  explainedBy: string;
};

/** The estimated payment with its terms, updated by the calculator. */
export function LivePayment(props: LivePaymentProps) {
  const { estimate, choices, terms, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale);
  return (
    <Payment
      amount={amount ?? words.noPayment}
      suffix={amount === null ? "" : words.perMonth}
      terms={chosenTerms(estimate, choices, terms)}
      {...props}
    />
  );
}

/** The payment and its terms as one line of small text, for the bar on phones. */
export function LivePaymentLine({ explainedBy }: Pick<LivePaymentProps, "explainedBy">) {
  const { estimate, choices, terms, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale);
  return (
    <TextButton {...opensDialog(explainedBy)} className="inline!">
      <strong className="font-semibold text-text">
        {amount === null ? words.noPayment : `${amount}${words.perMonth}`}
      </strong>{" "}
      {chosenTerms(estimate, choices, terms)}
    </TextButton>
  );
}

"use client";

import { PaymentChange as KitPaymentChange } from "@forecourt/ui/payment-change";
import { useEstimate } from "./estimate-provider.tsx";
import { paymentAmount } from "./payment-text.ts";

/** The effect of the last change on the payment, `$470 → $445 a month`. */
export function PaymentChange() {
  const { estimate, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale) ?? words.noPayment;
  return <KitPaymentChange amount={amount} shown={words.change} spoken={words.changeSpoken} />;
}

"use client";

import { PaymentFacts } from "@forecourt/ui/payment-result";
import { PriceLines } from "@forecourt/ui/price-breakdown";
import { paymentFacts } from "../payment-facts.ts";
import { paymentLines } from "../payment-lines.ts";
import { useEstimate } from "./estimate-provider.tsx";

/** The lines from the price to the amount financed. */
export function LivePaymentLines({ className }: { className?: string }) {
  const { deal, estimate, words, locale } = useEstimate();
  if (estimate.kind === "none") return null;
  return <PriceLines className={className} {...paymentLines(deal.price, estimate, words, locale)} />;
}

/** The terms of the payment: rate and its parts, term, score or miles, total of payments. */
export function LivePaymentFacts({ className }: { className?: string }) {
  const { estimate, terms } = useEstimate();
  return <PaymentFacts items={paymentFacts(estimate, terms)} className={className} />;
}

"use client";

import { PriceLines } from "@forecourt/ui/price-breakdown";
import { useEstimate } from "./estimate-provider.tsx";
import { paymentFacts } from "./payment-facts.ts";
import { paymentLines } from "./payment-lines.ts";

/** From the price to the amount financed, line by line. */
export function LivePaymentLines({ className }: { className?: string }) {
  const { deal, estimate, words, locale } = useEstimate();
  if (estimate.kind === "none") return null;
  return <PriceLines className={className} {...paymentLines(deal.price, estimate, words, locale)} />;
}

/** The terms that give the payment: rate and what it is made of, term, score or miles, total of payments. */
export function LivePaymentFacts({ className = "" }: { className?: string }) {
  const { estimate, words, locale } = useEstimate();
  return (
    <dl className={`divide-y divide-line text-sm ${className}`}>
      {paymentFacts(estimate, words, locale).map(({ label, value, note }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
          {note ? <dd className="w-full text-subtle text-xs">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

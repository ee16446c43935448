"use client";

import { useEffect, useState } from "react";
import { useEstimate } from "./estimate-provider.tsx";
import { fillWords } from "./fill-words.ts";
import { paymentAmount } from "./payment-text.ts";

/** A shopper who drags a slider hears one change, not forty. */
const SETTLE_MS = 500;

/** What the last change did to the payment, `$470 → $445 a month`, shown and said once it has settled. */
export function PaymentChange({ className }: { className?: string }) {
  const { estimate, words, locale } = useEstimate();
  const amount = paymentAmount(estimate, locale) ?? words.noPayment;
  const [change, setChange] = useState({ from: amount, to: amount });
  useEffect(() => {
    const timer = setTimeout(
      () => setChange((last) => (last.to === amount ? last : { from: last.to, to: amount })),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [amount]);
  const changed = change.from !== change.to;
  return (
    <p role="status" className={className}>
      {changed ? (
        <>
          <span aria-hidden="true">{fillWords(words.change, change)}</span>
          <span className="sr-only">{fillWords(words.changeSpoken, change)}</span>
        </>
      ) : null}
    </p>
  );
}

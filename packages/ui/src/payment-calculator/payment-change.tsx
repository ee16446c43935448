"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { fillWords } from "../fill-words/fill-words.ts";

/** A shopper who drags a slider hears one change, not forty. */
const SETTLE_MS = 500;

export type PaymentChangeProps = Omit<ComponentProps<"output">, "children"> & {
  /** The figure as it is now, formatted. */
  amount: string;
  /** `{from} → {to} a month`. */
  shown: string;
  /** The same as a sentence, for screen readers: `The payment went from {from} to {to} a month.` */
  spoken: string;
};

/** What the last change did to the payment, shown and said once it has settled for half a second. */
export function PaymentChange({ amount, shown, spoken, ...rest }: PaymentChangeProps) {
  const [change, setChange] = useState({ from: amount, to: amount });
  useEffect(() => {
    const timer = setTimeout(
      () => setChange((last) => (last.to === amount ? last : { from: last.to, to: amount })),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [amount]);
  return (
    <output aria-live="polite" {...rest}>
      {change.from === change.to ? null : (
        <>
          <span aria-hidden="true">{fillWords(shown, change)}</span>
          <span className="sr-only">{fillWords(spoken, change)}</span>
        </>
      )}
    </output>
  );
}

"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { fillPlaceholders } from "../fill-placeholders/fill-placeholders.ts";

/** Delay, so that dragging a slider announces one change. */
const SETTLE_MS = 500;

export type PaymentChangeProps = Omit<ComponentProps<"output">, "children"> & {
  /** The current payment, formatted. */
  amount: string;
  /** `{from} → {to} a month`. */
  shown: string;
  /** The sentence for screen readers: `The payment went from {from} to {to} a month.` */
  spoken: string;
};

/** Old and new payment, shown and announced half a second after the last change. */
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
          <span aria-hidden="true">{fillPlaceholders(shown, change)}</span>
          <span className="sr-only">{fillPlaceholders(spoken, change)}</span>
        </>
      )}
    </output>
  );
}

"use client";

import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { EstimateBasis } from "./estimated.ts";
import type { PaymentChoices } from "./payment-choices.ts";

type Estimate = {
  basis: EstimateBasis;
  /** The choices behind the server-rendered figures. */
  initial: PaymentChoices;
  /** The shopper's choices; null before the first change. */
  choices: PaymentChoices | null;
  /** The initial choices came with the address, so they take precedence over remembered ones. */
  chosen: boolean;
  choose: (choices: PaymentChoices) => void;
};

const EstimateContext = createContext<Estimate | null>(null);

export type EstimateProviderProps = EstimateBasis &
  Pick<Estimate, "initial" | "chosen"> & { children: ReactNode };

/** Provides the shopper's choices to the components that show a payment. It calculates nothing itself. */
export function EstimateProvider({ deal, initial, words, locale, chosen, children }: EstimateProviderProps) {
  const [choices, choose] = useState<PaymentChoices | null>(null);
  const basis = useMemo(() => ({ deal, words, locale }), [deal, words, locale]);
  return <EstimateContext value={{ basis, initial, choices, chosen, choose }}>{children}</EstimateContext>;
}

/** The payment of the nearest `EstimateProvider`. Throws outside of one. */
export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (!estimate) throw new Error("forecourt/site: useEstimate needs an EstimateProvider around it.");
  return estimate;
}

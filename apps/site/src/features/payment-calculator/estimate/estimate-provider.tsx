"use client";

import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { CashDownLimits } from "../budget/cash-down-limits.ts";
import type { EstimateBasis } from "./estimated.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/** Sets the shopper's choices, and the limits of cash down when they chose a price. */
export type Choose = (choices: PaymentChoices, cashDown: CashDownLimits | null) => void;

type Estimate = {
  basis: EstimateBasis;
  /** The choices behind the server-rendered figures. */
  initial: PaymentChoices;
  /** The shopper's choices; null before the first change. */
  choices: PaymentChoices | null;
  /** The limits of cash down at the chosen price; null before the first change, and for a vehicle. */
  cashDown: CashDownLimits | null;
  /** The initial choices came with the address, so they take precedence over remembered ones. */
  chosen: boolean;
  choose: Choose;
  /** Whether the code that calculates is loading, for a change that was made. */
  loading: boolean;
  setLoading: (loading: boolean) => void;
};

const EstimateContext = createContext<Estimate | null>(null);

export type EstimateProviderProps = EstimateBasis &
  Pick<Estimate, "initial" | "chosen"> & { children: ReactNode };

/** Provides the shopper's choices to the components that show a payment. It calculates nothing itself. */
export function EstimateProvider({ deal, initial, words, locale, chosen, children }: EstimateProviderProps) {
  const [{ choices, cashDown }, setChosen] = useState<Pick<Estimate, "choices" | "cashDown">>({
    choices: null,
    cashDown: null,
  });
  const choose: Choose = (choices, cashDown) => setChosen({ choices, cashDown });
  const [loading, setLoading] = useState(false);
  const basis = useMemo(() => ({ deal, words, locale }), [deal, words, locale]);
  return (
    <EstimateContext value={{ basis, initial, choices, cashDown, chosen, choose, loading, setLoading }}>
      {children}
    </EstimateContext>
  );
}

/** The payment of the nearest `EstimateProvider`. Throws outside of one. */
export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (!estimate) throw new Error("No EstimateProvider");
  return estimate;
}

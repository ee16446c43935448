"use client";

import { createContext, Fragment, type ReactNode, use, useCallback, useMemo, useState } from "react";
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
  /** Says that the page will come by these terms, since the calculator has changed its address. */
  keepTerms: (terms: string) => void;
};

const EstimateContext = createContext<Estimate | null>(null);

export type EstimateProviderProps = EstimateBasis &
  Pick<Estimate, "initial" | "chosen"> & {
    /** The terms of the page's address, as in addresses. */
    terms?: string | null;
    children: ReactNode;
  };

const NO_CHOICES = { choices: null, cashDown: null };

/**
 * Provides the shopper's choices to the components that show a payment. It calculates nothing itself. Terms that were
 * edited elsewhere start everything inside again; those of the calculator itself change nothing here.
 */
export function EstimateProvider(props: EstimateProviderProps) {
  const { deal, initial, words, locale, chosen, terms = null, children } = props;
  const [{ choices, cashDown }, setChosen] = useState<Pick<Estimate, "choices" | "cashDown">>(NO_CHOICES);
  const choose: Choose = (choices, cashDown) => setChosen({ choices, cashDown });
  const [loading, setLoading] = useState(false);
  /** The calculator's terms whose pages have not come yet. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const keepTerms = useCallback((own: string) => setKept((before) => [...before, own]), []);
  const [shown, setShown] = useState(terms);
  /** What "Start over" returns to. */
  const [start, setStart] = useState({ terms: deal.terms, count: 0 });
  if (terms !== shown) {
    const at = kept.indexOf(terms ?? "");
    setShown(terms);
    setKept(at < 0 ? [] : kept.slice(at + 1));
    if (at < 0) {
      setStart({ terms: deal.terms, count: start.count + 1 });
      setChosen(NO_CHOICES);
    }
  }
  const basis = useMemo(
    () => ({ deal: { ...deal, terms: start.terms }, words, locale }),
    [deal, start, words, locale],
  );
  const state = { basis, initial, choices, cashDown, chosen, choose, loading, setLoading, keepTerms };
  return (
    <EstimateContext value={state}>
      <Fragment key={start.count}>{children}</Fragment>
    </EstimateContext>
  );
}

/** The payment of the nearest `EstimateProvider`. Throws outside of one. */
export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (!estimate) throw new Error("No EstimateProvider");
  return estimate;
}

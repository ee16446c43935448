"use client";

import type { MoneyLocale } from "@forecourt/money";
import { createContext, type ReactNode, use, useState } from "react";
import { dealAt, type PaymentDeal } from "../payment-deal.ts";
import { estimatePayment, type PaymentEstimate } from "./estimate-payment.ts";
import type { PaymentChoices } from "./payment-choices.ts";
import type { PaymentWords } from "./payment-words.ts";

type Estimate = {
  /** At the price chosen, where there is a choice. */
  deal: PaymentDeal;
  choices: PaymentChoices;
  estimate: PaymentEstimate;
  words: PaymentWords;
  locale: MoneyLocale;
  /** The choices came with the address, so they win over remembered ones. */
  chosen: boolean;
  choose: (choices: PaymentChoices) => void;
};

const EstimateContext = createContext<Estimate | null>(null);

export type EstimateProviderProps = Pick<Estimate, "deal" | "words" | "locale" | "chosen"> & {
  /** What the server worked the first figure out with. */
  initial: PaymentChoices;
  children: ReactNode;
};

/** Holds a shopper's choices for one vehicle, or for a price without one, and the payment they give, for every place that shows it. */
export function EstimateProvider({ deal, initial, words, locale, chosen, children }: EstimateProviderProps) {
  const [choices, choose] = useState(initial);
  const estimate = estimatePayment(deal, choices);
  return (
    <EstimateContext
      value={{ deal: dealAt(deal, choices.price), choices, estimate, words, locale, chosen, choose }}
    >
      {children}
    </EstimateContext>
  );
}

/** The payment of the calculator around. Throws outside of an `EstimateProvider`. */
export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (!estimate) throw new Error("forecourt/site: a payment stands outside of its EstimateProvider.");
  return estimate;
}

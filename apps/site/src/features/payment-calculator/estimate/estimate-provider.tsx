"use client";

import type { MoneyLocale } from "@forecourt/money";
import { createContext, type ReactNode, use, useState } from "react";
import type { TermsOptions } from "#content/payment/payment-terms.ts";
import type { PaymentWords } from "#content/payment/payment-words.ts";
import { dealWithPrice, type PaymentDeal } from "../payment-deal.ts";
import { estimatePayment, type PaymentEstimate } from "./estimate-payment.ts";
import type { PaymentChoices } from "./payment-choices.ts";

type Estimate = {
  /** The deal at the chosen price. */
  deal: PaymentDeal;
  choices: PaymentChoices;
  estimate: PaymentEstimate;
  words: PaymentWords;
  locale: MoneyLocale;
  /** The options for the terms of this payment. */
  terms: TermsOptions;
  /** The choices came with the address, so they take precedence over remembered ones. */
  chosen: boolean;
  choose: (choices: PaymentChoices) => void;
};

const EstimateContext = createContext<Estimate | null>(null);

export type EstimateProviderProps = Pick<Estimate, "deal" | "words" | "locale" | "chosen"> & {
  /** The choices behind the server-rendered figures. */
  initial: PaymentChoices;
  children: ReactNode;
};

/** Provides the shopper's choices and the payment to the components that show them. */
export function EstimateProvider({ deal, initial, words, locale, chosen, children }: EstimateProviderProps) {
  const [choices, choose] = useState(initial);
  const estimate = estimatePayment(deal, choices);
  const terms = { words, locale, creditTiers: deal.settings.creditTiers };
  const current = dealWithPrice(deal, choices.price);
  return (
    <EstimateContext value={{ deal: current, choices, estimate, words, locale, terms, chosen, choose }}>
      {children}
    </EstimateContext>
  );
}

/** The payment of the nearest `EstimateProvider`. Throws outside of one. */
export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (!estimate) throw new Error("forecourt/site: useEstimate needs an EstimateProvider around it.");
  return estimate;
}

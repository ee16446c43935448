"use client";

import { type FinanceSettings, formatPaymentTerms } from "@forecourt/finance";
import { useEffect } from "react";
import { storeTerms } from "#shared/payment-terms/stored-terms.ts";
import { visitAnswers } from "./remembered-answers.ts";
import { paymentTermsOf } from "./wizard-payment-terms.ts";
import { wizardSettings } from "./wizard-settings.ts";

/** Stores the terms of a finished wizard. Terms that this visit's wizard did not give came with a shared link. */
export function StoreTerms({ terms, finance }: { terms: string; finance: FinanceSettings }) {
  useEffect(() => {
    const own = paymentTermsOf(visitAnswers(wizardSettings(finance)), finance);
    if (own && formatPaymentTerms(own) === terms) storeTerms(terms);
  }, [terms, finance]);
  return null;
}

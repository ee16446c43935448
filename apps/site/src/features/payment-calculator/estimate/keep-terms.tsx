"use client";

import { formatPaymentTerms, snapPaymentTerms } from "@forecourt/finance";
import { useEffect } from "react";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { storeTerms } from "#shared/payment-terms/stored-terms.ts";
import type { Estimated } from "./estimated.ts";

/** Browsers refuse many changes of an address in a short time. */
const PAUSE_MS = 400;

/**
 * On a page with the shopper's terms a change in the calculator is a change of the terms: the address and the stored
 * terms follow.
 */
export function KeepTerms({ choices, deal }: Pick<Estimated, "choices" | "deal">) {
  const terms =
    choices.method === "finance" ? formatPaymentTerms(snapPaymentTerms(choices, deal.settings)) : null;
  useEffect(() => {
    if (!terms) return;
    const timer = setTimeout(() => {
      storeTerms(terms);
      history.replaceState(null, "", addressWithTerms(location.pathname + location.search, terms));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [terms]);
  return null;
}

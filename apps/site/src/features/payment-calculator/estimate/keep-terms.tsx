"use client";

import { formatPaymentTerms, snapPaymentTerms } from "@forecourt/finance";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { addressTerms, addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { storeTerms } from "#shared/payment-terms/stored-terms.ts";
import { useEstimate } from "./estimate-provider.tsx";
import type { Estimated } from "./estimated.ts";

/** Browsers refuse many changes of an address in a short time, and each asks the server for the page. */
const PAUSE_MS = 400;

/**
 * On a page with the shopper's terms a change in the calculator is a change of the terms: the address and the stored
 * terms follow. They follow before the next press: the router drops a navigation when the address changes during it.
 * Then the page comes by the new terms: its links, its cards and the form of its bar.
 */
export function KeepTerms({ choices, deal }: Pick<Estimated, "choices" | "deal">) {
  const router = useRouter();
  const { keepTerms } = useEstimate();
  const terms =
    choices.method === "finance" ? formatPaymentTerms(snapPaymentTerms(choices, deal.settings)) : null;
  useEffect(() => {
    const address = location.pathname + location.search;
    // Terms of a shared link are stored when the shopper changes them.
    if (!terms || terms === addressTerms(address)) return;
    const pause = new AbortController();
    const stop = () => {
      clearTimeout(timer);
      pause.abort();
    };
    const keep = () => {
      stop();
      if (location.pathname + location.search !== address) return;
      storeTerms(terms);
      keepTerms(terms);
      const kept = addressWithTerms(address, terms);
      history.replaceState(null, "", kept);
      router.replace(kept, { scroll: false });
    };
    const { signal } = pause;
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener("pointerdown", keep, { capture: true, signal });
    addEventListener("keydown", ({ key }) => key === "Enter" && keep(), { capture: true, signal });
    return stop;
  }, [terms, router, keepTerms]);
  return null;
}

"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { storedTerms, TERMS_TEXT } from "#shared/payment-terms/stored-terms.ts";

/**
 * The shopper's terms on any page, as in addresses: those of the page's address, else the stored ones. Null without
 * terms, on the server and during hydration. Follows other tabs, and Back to a page that the browser kept.
 *
 * @example const terms = useShopperTerms(); // "2000,0,700,60"
 */
export function useShopperTerms(): string | null {
  const given = useSearchParams().get("terms");
  const stored = useSyncExternalStore(subscribe, storedTerms, () => null);
  return given !== null && TERMS_TEXT.test(given) ? given : stored;
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  addEventListener("pageshow", onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener("pageshow", onChange);
  };
}

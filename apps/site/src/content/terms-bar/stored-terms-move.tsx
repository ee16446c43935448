"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { storedTerms } from "#shared/payment-terms/stored-terms.ts";

/**
 * Applies stored terms after a move within the site, where inline scripts do not run. A page load has `ApplyTerms`.
 *
 * @param href the address of the page, without terms
 */
export function StoredTermsMove({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    const terms = storedTerms();
    if (terms) router.replace(addressWithTerms(href, terms), { scroll: false });
  }, [href, router]);
  return null;
}

"use client";

import { useEffect } from "react";
import { storeTerms } from "#shared/payment-terms/stored-terms.ts";

/** Stores the terms that the shopper has sent: every payment of the site is then by them. */
export function KeepTerms({ terms }: { terms: string }) {
  useEffect(() => storeTerms(terms), [terms]);
  return null;
}

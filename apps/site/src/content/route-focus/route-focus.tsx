"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { takeArrival } from "./arrival.ts";

/**
 * Moves the focus to the page's content when a link has led to another page, as a document's own load would begin
 * anew; a filter that merely changes the list keeps its focus.
 */
export function RouteFocus({ target }: { target: string }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    if (takeArrival()) document.getElementById(target)?.focus({ preventScroll: true });
  }, [address, target]);
  return null;
}

"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { takeFocusRequest } from "./focus-request.ts";

/**
 * Moves the focus to the page's content after a link to another page, as a full page load resets the focus. Filters
 * that only update the list keep the focus.
 */
export function RouteFocus({ target }: { target: string }) {
  const url = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    if (takeFocusRequest()) document.getElementById(target)?.focus({ preventScroll: true });
  }, [url, target]);
  return null;
}

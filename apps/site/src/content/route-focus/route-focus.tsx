"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { takeFocusRequest } from "./focus-request.ts";

/**
 * Moves the focus to the content after navigation, as a page load would. Filter changes keep the focus.
 */
export function RouteFocus({ target }: { target: string }) {
  const url = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    if (takeFocusRequest()) document.getElementById(target)?.focus({ preventScroll: true });
  }, [url, target]);
  return null;
}

"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { takeFocusRequest } from "./focus-request.ts";

/**
 * Moves the focus to the `main` around it after navigation, as a page load would. Filter changes keep the focus.
 */
export function RouteFocus() {
  const url = `${usePathname()}?${useSearchParams()}`;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takeFocusRequest()) place.current?.closest("main")?.focus({ preventScroll: true });
  }, [url]);
  return <span ref={place} hidden />;
}

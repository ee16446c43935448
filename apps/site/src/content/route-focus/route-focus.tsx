"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { takeFocusRequest } from "./focus-request.ts";
import { takeKeptPlace } from "./kept-place.ts";

declare global {
  interface Window {
    /** The app is mounted: React handles taps on toggle buttons (browser/script-loader.ts). */
    hydrated?: boolean;
  }
}

/**
 * Moves the focus to the `main` around it after navigation, as a page load would. Filter changes keep the focus. A page
 * that replaces itself, with unlocked prices, stays where it was.
 */
export function RouteFocus() {
  const url = `${usePathname()}?${useSearchParams()}`;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    window.hydrated = true;
    const kept = takeKeptPlace();
    if (takeFocusRequest() || kept !== null) place.current?.closest("main")?.focus({ preventScroll: true });
    if (kept !== null) scrollTo({ top: kept, behavior: "instant" });
  }, [url]);
  return <span ref={place} hidden />;
}

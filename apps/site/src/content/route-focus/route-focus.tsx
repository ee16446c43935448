"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { followConsentChanges } from "#content/consent/follow-consent-changes.ts";
import { EXPOSURES_API_PATH } from "#shared/addresses/exposures-api-path.ts";
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
 * that replaces itself, with unlocked prices, stays where it was. Also follows consent, for the same router.
 */
export function RouteFocus() {
  const path = usePathname();
  const url = `${path}?${useSearchParams()}`;
  const place = useRef<HTMLSpanElement>(null);
  const router = useRouter();
  useEffect(() => followConsentChanges(() => router.refresh()), [router]);
  useEffect(() => {
    window.hydrated = true;
    const kept = takeKeptPlace();
    if (takeFocusRequest() || kept !== null) place.current?.closest("main")?.focus({ preventScroll: true });
    if (kept !== null) scrollTo({ top: kept, behavior: "instant" });
  }, [url]);
  useEffect(() => {
    // For experiments: the router may have had the page already. The server reads the consent exactly and counts a page
    // once. The address is EXPOSURES_API_PATH: its module would be part of every page's scripts.
    if (document.cookie.includes("analytics"))
      navigator.sendBeacon(EXPOSURES_API_PATH, new URLSearchParams({ path }));
  }, [path]);
  return <span ref={place} hidden />;
}

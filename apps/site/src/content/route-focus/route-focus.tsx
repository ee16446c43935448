"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { takeFocusRequest } from "./focus-request.ts";
import { takeKeptPlace } from "./kept-place.ts";
import { reportView } from "./report-view.ts";

/**
 * Moves the focus to the `main` around it after navigation, as a page load would. Filter changes keep the focus. A page
 * that replaces itself, with unlocked prices, stays where it was.
 */
export function RouteFocus() {
  const path = usePathname();
  const url = `${path}?${useSearchParams()}`;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const kept = takeKeptPlace();
    if (takeFocusRequest() || kept !== null) place.current?.closest("main")?.focus({ preventScroll: true });
    if (kept !== null) scrollTo({ top: kept, behavior: "instant" });
  }, [url]);
  const reported = useRef(path);
  useEffect(() => {
    // The server has recorded the page that it sent.
    if (reported.current !== path) reportView(path);
    reported.current = path;
  }, [path]);
  return <span ref={place} hidden />;
}

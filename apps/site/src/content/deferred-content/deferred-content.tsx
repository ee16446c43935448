"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isPageTopRequested } from "#content/route-focus/focus-request.ts";

/**
 * Content below the first screen. When a link opens its page, it renders after the first paint; until then an empty
 * screen keeps the footer out of view. On the server, during hydration and on Back and Forward it renders at once.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isOpenedByLink = useHydrated() && isPageTopRequested();
  const [shown, setShown] = useState(!isOpenedByLink);
  useEffect(() => {
    if (!shown) startTransition(() => setShown(true));
  }, [shown]);
  return shown ? children : <div className="min-h-svh" />;
}

"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isPageTopRequested } from "#content/route-focus/focus-request.ts";
import { afterPaint } from "./after-paint.ts";

type DeferredContentProps = {
  /** Until then; by default an empty screen, which keeps the footer out of view. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/**
 * Content below the first screen. When a link opens its page, it renders after the first paint. On the server, during
 * hydration and on Back and Forward it renders at once.
 */
export function DeferredContent({
  placeholder = <div className="min-h-svh" />,
  children,
}: DeferredContentProps) {
  const isOpenedByLink = useHydrated() && isPageTopRequested();
  const [shown, setShown] = useState(!isOpenedByLink);
  useEffect(() => {
    if (!shown) return afterPaint(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown ? children : placeholder;
}

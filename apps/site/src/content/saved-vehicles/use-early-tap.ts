"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Repeats a tap on a heart or on "Compare" from before hydration: the script loader has set its `aria-pressed`
 * (browser/script-loader.ts).
 *
 * @param pressed the rendered state
 * @param press what a tap does
 */
export function useEarlyTap(pressed: boolean, press: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const isTapped = !pressed && button.current?.getAttribute("aria-pressed") === "true";
    if (!isTapped) return;
    // React did not render it, so it would stay when the tap changes nothing.
    button.current?.setAttribute("aria-pressed", "false");
    // A click that made React hydrate is delivered by React.
    if (window.event?.type !== "click") press();
    // Only when the button appears.
  }, []);
  return button;
}

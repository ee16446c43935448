"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * Gives focus back to what had it when a dialog opened. Radix does so for its own trigger alone; a dialog that
 * state opens has none.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

import { type RefObject, useEffect, useRef, useState } from "react";
import { useToolbar } from "../toolbar/use-toolbar.ts";

/** Reads a value from a rendered element, and again when the toolbar changes. */
export function useRendered<T>(
  read: (element: HTMLElement) => T,
): [RefObject<HTMLDivElement | null>, T | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<T | null>(null);
  const toolbar = useToolbar();
  const key = JSON.stringify(toolbar);
  // After the page's effect, which sets brand and mode on the root.
  useEffect(() => {
    if (ref.current) setValue(read(ref.current));
  }, [key]);
  return [ref, value];
}

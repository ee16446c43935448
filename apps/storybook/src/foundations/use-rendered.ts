import { type RefObject, useEffect, useRef, useState } from "react";
import { useToolbar } from "../toolbar/use-toolbar.ts";

/** Reads something from an element as it is rendered, and again whenever a toolbar changes how that is. */
export function useRendered<T>(
  read: (element: HTMLElement) => T,
): [RefObject<HTMLDivElement | null>, T | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<T | null>(null);
  const toolbar = useToolbar();
  const key = JSON.stringify(toolbar);
  // After the page's own effect, which puts brand and mode on the root.
  useEffect(() => {
    if (ref.current) setValue(read(ref.current));
  }, [key]);
  return [ref, value];
}

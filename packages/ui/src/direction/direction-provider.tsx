"use client";

import { DirectionProvider as RadixDirectionProvider } from "@radix-ui/react-direction";
import type { ReactNode } from "react";

export type DirectionProviderProps = {
  /** The same as the page's `dir`. */
  dir: "ltr" | "rtl";
  children?: ReactNode;
};

/**
 * Tells tabs, menus, sliders and toasts which way the page is read: arrow keys and swipes follow it. A page that is
 * read from left to right needs none; what is only seen follows `dir` by itself.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={dir}>{children}</RadixDirectionProvider>;
}

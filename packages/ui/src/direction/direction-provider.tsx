"use client";

import { DirectionProvider as RadixDirectionProvider } from "@radix-ui/react-direction";
import type { ReactNode } from "react";

export type DirectionProviderProps = {
  /** The page's `dir`. */
  dir: "ltr" | "rtl";
  children?: ReactNode;
};

/**
 * Passes the reading direction to tabs, menus, sliders and toasts: arrow keys and swipes follow it.
 * Left-to-right pages do not need it. Styles follow `dir` without it.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={dir}>{children}</RadixDirectionProvider>;
}

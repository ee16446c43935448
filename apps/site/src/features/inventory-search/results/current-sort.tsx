"use client";

import { useListNavigation } from "../list-navigation.ts";

/** The name of the sort order: that of the requested list at once. A later change would move the button. */
export function CurrentSort({ text }: { text: string }) {
  return useListNavigation().expectedSort ?? text;
}

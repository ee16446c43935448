"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, true from then on: for controls that only work with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

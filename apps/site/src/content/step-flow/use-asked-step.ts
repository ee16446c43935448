"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Calls `open` when Back, Forward or a link asks for another step of the page.
 *
 * @param open gets the parameter `step` of the address; null without one
 * @example useAskedStep((step) => open(stepAt(step)));
 */
export function useAskedStep(open: (step: string | null) => void): void {
  const asked = useSearchParams().get("step");
  const isFirst = useRef(true);
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // The browser may have moved on since the router rendered this address.
    if (asked === stepOf(location)) latest.current(asked);
  }, [asked]);

  // The router renders a new address late: Back right after a step leaves `asked` as it was before both.
  useEffect(() => {
    const { pathname } = location;
    const onPop = () => {
      if (location.pathname === pathname) latest.current(stepOf(location));
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
}

function stepOf({ search }: Location): string | null {
  return new URLSearchParams(search).get("step");
}

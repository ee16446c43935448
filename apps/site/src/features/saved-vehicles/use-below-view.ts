"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a place is, or was once, below the visible part of the page since `isReady`. Content that appears there then
 * moves nothing that is seen.
 */
export function useBelowView(place: RefObject<Element | null>, isReady: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (!isReady || wasBelow || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top >= innerHeight) setWasBelow(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady, wasBelow, place]);
  return wasBelow;
}

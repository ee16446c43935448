"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether a place is, or was once, below the visible part of the page since `isReady`. Content that appears there then
 * moves nothing that is seen.
 */
export function useBelowView(place: RefObject<Element | null>, isReady: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (!isReady || wasBelow || !place.current) return;
    const element = place.current;
    const observer = new IntersectionObserver(() => {
      // An entry may be older than the last scroll, and a later render would come after the next one.
      if (element.getBoundingClientRect().top >= innerHeight) flushSync(() => setWasBelow(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReady, wasBelow, place]);
  return wasBelow;
}

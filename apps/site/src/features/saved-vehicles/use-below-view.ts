"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** A scroll between this check and the next paint counts as a shift when it reaches the place. */
const SCREENS_TO_PLACE = 1.5;

/**
 * Whether a place is, or was once, half a screen below the visible part of the page since `isReady`. Content that
 * appears there then moves nothing that is seen.
 */
export function useBelowView(place: RefObject<Element | null>, isReady: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (!isReady || wasBelow || !place.current) return;
    const element = place.current;
    const show = () => {
      // An entry may be older than the last scroll, and a later render would come after the next one.
      const isBelow = element.getBoundingClientRect().top >= SCREENS_TO_PLACE * innerHeight;
      if (isBelow) flushSync(() => setWasBelow(true));
    };
    const rootMargin = `0px 0px ${(SCREENS_TO_PLACE - 1) * 100}% 0px`;
    const observer = new IntersectionObserver(show, { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReady, wasBelow, place]);
  return wasBelow;
}

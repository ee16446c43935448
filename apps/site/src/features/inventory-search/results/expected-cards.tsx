"use client";

import { useListNavigation } from "../list-navigation.ts";

/** Reserves the space of the cards that "Show 19 more" has requested, so that their arrival moves nothing. */
export function ExpectedCards({ count }: { count: number }) {
  if (!useListNavigation().extending) return null;
  return Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden="true" className="vehicle-card min-h-108 motion-safe:animate-pulse" />
  ));
}

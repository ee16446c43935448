"use client";

import { useListNavigation } from "../list-navigation.ts";

/** Reserves the row of the first chip at the press of its filter. Later it would move the vehicles. */
export function ExpectedChips() {
  return useListNavigation().expectsFilters ? (
    <div aria-hidden="true" className="mb-3 h-11 lg:mb-4.5 lg:h-9" />
  ) : null;
}

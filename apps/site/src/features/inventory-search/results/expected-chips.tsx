"use client";

import { useListNavigation } from "../list-navigation.ts";

/**
 * Reserves the row of the first chip at the press of its filter: later it would move the vehicles. Before hydration a
 * ticked box reserves it by CSS.
 */
export function ExpectedChips() {
  const hidden = useListNavigation().expectsFilters
    ? ""
    : "hidden [form:has(input[type=checkbox]:checked)~section_&]:block";
  return <div aria-hidden="true" className={`mb-3 h-11 lg:mb-4.5 lg:h-9 ${hidden}`} />;
}

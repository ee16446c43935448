"use client";

import {
  FilterGroup,
  type FilterGroupProps,
  FilterMore,
  type FilterMoreProps,
} from "@forecourt/ui/filter-panel";
import { useState } from "react";

/** A filter group that a new list does not close. */
export function KeptFilterGroup({ open, ...rest }: FilterGroupProps) {
  return <FilterGroup open={useKeptOpen(open)} {...rest} />;
}

/** Further values of a group that a new list does not hide. */
export function KeptFilterMore({ open, ...rest }: FilterMoreProps) {
  return <FilterMore open={useKeptOpen(open)} {...rest} />;
}

/** React closes nothing that it opened: an unticked value stays in view. Only the shopper closes it. */
function useKeptOpen(open = false): boolean {
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  return kept;
}

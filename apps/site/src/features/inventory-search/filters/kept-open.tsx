"use client";

import { type ComponentProps, useState } from "react";

/**
 * The `<details>` of a filter group that a new list does not close. React closes nothing that it opened: an unticked
 * value stays in view. Only the shopper closes it.
 */
export function KeptOpen({ open = false, ...rest }: ComponentProps<"details">) {
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  return <details open={kept} {...rest} />;
}

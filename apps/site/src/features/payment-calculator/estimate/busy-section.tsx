"use client";

import type { ComponentProps } from "react";
import { useEstimate } from "./estimate-provider.tsx";

/** The section of a result; it is busy while a change waits for the code that calculates. */
export function BusySection(props: ComponentProps<"section">) {
  return <section aria-busy={useEstimate().loading || undefined} {...props} />;
}

"use client";

import { useRef } from "react";
import { usePageValues } from "./use-page-values.ts";

/** Makes the form around it show the page's values after each move. It has no name, so nothing is sent. */
export function PageValues() {
  const field = useRef<HTMLInputElement>(null);
  usePageValues(() => field.current?.form);
  return <input ref={field} type="hidden" />;
}

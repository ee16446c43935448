"use client";

import { useEffect } from "react";

/** Prefixes the document title while `active` is true: "Error: Contact us". */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.title = `${prefix} ${document.title}`;
    return () => {
      document.title = document.title.replace(`${prefix} `, "");
    };
  }, [prefix, active]);
}

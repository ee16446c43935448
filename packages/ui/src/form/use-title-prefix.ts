"use client";

import { useEffect } from "react";

/** Prefixes the document title while `active` is true: "Error: Contact us". The server may have done so before. */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const start = `${prefix} `;
    if (!document.title.startsWith(start)) document.title = start + document.title;
    return () => {
      document.title = document.title.replace(start, "");
    };
  }, [prefix, active]);
}

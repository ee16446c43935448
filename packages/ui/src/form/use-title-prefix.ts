"use client";

import { useEffect } from "react";

/** Puts a word before the document's title as long as it is wanted: "Error: Contact us". */
export function useTitlePrefix(prefix: string, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    document.title = `${prefix} ${document.title}`;
    return () => {
      document.title = document.title.replace(`${prefix} `, "");
    };
  }, [prefix, wanted]);
}

"use client";

import { Button } from "@forecourt/ui/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type ReactNode, useState } from "react";

type ComparisonActionsProps = {
  words: { copy: string; copied: string; print: string };
  copyIcon: ReactNode;
  printIcon: ReactNode;
};

/** Copies the page's address, and prints it. They need scripts and appear on hydration. */
export function ComparisonActions({ words, copyIcon, printIcon }: ComparisonActionsProps) {
  const [isCopied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // Denied: the address is in the browser's own bar.
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {copyIcon}
        {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ""}
      </span>
      <Button variant="secondary" className="max-md:hidden" onClick={() => print()}>
        {printIcon}
        {words.print}
      </Button>
    </>
  );
}

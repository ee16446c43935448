"use client";

import { Button, LinkButton } from "@forecourt/ui/button";
import { type MouseEvent, type ReactNode, useState } from "react";

type SheetActionsProps = {
  /** The sheet's absolute address. */
  url: string;
  words: { copyLink: string; copied: string; print: string };
  /** Rendered on the server: the browser then loads no registry of icons. */
  icons: { copy: ReactNode; print: ReactNode };
};

/**
 * Copy the link, and print. Without scripts the first is a plain link to the sheet, and the second is hidden: the
 * browser's own menu prints.
 */
export function SheetActions({ url, words, icons }: SheetActionsProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Denied: the address is printed below, where it can be selected.
    }
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton href={url} variant="secondary" onClick={copy}>
        {icons.copy}
        {copied ? words.copied : words.copyLink}
      </LinkButton>
      <Button onClick={() => print()} className="[@media(scripting:none)]:hidden">
        {icons.print}
        {words.print}
      </Button>
      <span role="status" className="sr-only">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}

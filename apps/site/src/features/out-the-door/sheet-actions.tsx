"use client";

import { Button } from "@forecourt/ui/button";
import { type ReactNode, useState } from "react";

type SheetActionsProps = {
  /** The sheet's absolute address. */
  url: string;
  words: { copyLink: string; copied: string; print: string };
  /** Rendered on the server: the browser then loads no registry of icons. */
  icons: { copy: ReactNode; print: ReactNode };
};

/** Copy the link, and print. Without scripts both are hidden: the browser's own menus do the same. */
export function SheetActions({ url, words, icons }: SheetActionsProps) {
  const [copied, setCopied] = useState(false);
  // Denied, it changes nothing: the address is printed below, where it can be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="flex flex-wrap gap-2.5 [@media(scripting:none)]:hidden">
      <Button variant="secondary" onClick={copy}>
        {icons.copy}
        {copied ? words.copied : words.copyLink}
      </Button>
      <Button onClick={() => print()}>
        {icons.print}
        {words.print}
      </Button>
      <span role="status" className="sr-only">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}

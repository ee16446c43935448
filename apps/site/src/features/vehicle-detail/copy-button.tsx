"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type ReactNode, useState } from "react";

type CopyButtonProps = {
  text: string;
  label: string;
  /** What is said when it is done. */
  doneLabel: string;
  icon: ReactNode;
  doneIcon: ReactNode;
};

/** Copies a text. It needs a script, so it appears with one; the text beside it can always be selected. */
export function CopyButton({ text, label, doneLabel, icon, doneIcon }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      // Not allowed here: the text can still be selected.
      () => setDone(false),
    );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={copy}
        // In the corner of its cell, where it moves nothing when it appears.
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-sm hover:bg-surface-sunken"
      >
        {done ? doneIcon : icon}
      </button>
      <span role="status" className="sr-only">
        {done ? doneLabel : ""}
      </span>
    </>
  );
}

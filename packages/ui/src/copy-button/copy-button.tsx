"use client";

import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";

export type CopyButtonProps = Omit<
  ComponentProps<"button">,
  "aria-label" | "children" | "onClick" | "type"
> & {
  /** The text to copy. Show it beside the button, where users can select it. */
  text: string;
  /** "Copy the VIN" */
  label: string;
  /** Shown and announced after copying: "Copied". */
  doneLabel: string;
  icon: ReactNode;
  /** Replaces the icon after copying: a check. */
  doneIcon: ReactNode;
};

/**
 * Copies the text beside it to the clipboard. It needs JavaScript and appears on hydration.
 * If the clipboard is denied, nothing happens; users can still select the text.
 */
export function CopyButton({
  text,
  label,
  doneLabel,
  icon,
  doneIcon,
  className,
  onBlur,
  ...rest
}: CopyButtonProps) {
  /** How often the text was copied since the button got the focus. */
  const [copies, setCopies] = useState(0);
  if (!useHydrated()) return null;

  const showDone = () => setCopies((count) => count + 1);
  const showNotDone = () => setCopies(0);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => navigator.clipboard?.writeText(text).then(showDone, showNotDone)}
        onBlur={(event) => {
          showNotDone();
          onBlur?.(event);
        }}
        className={cx(
          "inline-grid size-8 shrink-0 place-items-center rounded-sm text-text hover:bg-surface-sunken active:bg-line",
          className,
        )}
        {...rest}
      >
        {copies > 0 ? doneIcon : icon}
      </button>
      <span role="status" className="sr-only">
        {/* A new element is announced even if its text is the same. */}
        <span key={copies}>{copies > 0 ? doneLabel : ""}</span>
      </span>
    </>
  );
}

"use client";

import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { LiveRegion } from "../live-region/live-region.tsx";
import { useAnnouncement } from "../live-region/use-announcement.ts";
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
  const [done, setDone] = useState(false);
  const [announcement, announce] = useAnnouncement();
  if (!useHydrated()) return null;

  const showDone = () => {
    setDone(true);
    announce(doneLabel);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => navigator.clipboard?.writeText(text).then(showDone, () => setDone(false))}
        onBlur={(event) => {
          setDone(false);
          onBlur?.(event);
        }}
        className={cx(
          "inline-grid size-8 shrink-0 place-items-center rounded-sm text-text hover:bg-surface-sunken active:bg-line",
          className,
        )}
        {...rest}
      >
        {done ? doneIcon : icon}
      </button>
      <LiveRegion {...announcement} />
    </>
  );
}

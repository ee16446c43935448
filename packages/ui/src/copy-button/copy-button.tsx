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
  /** What is copied. It stands beside the button, where it can be selected. */
  text: string;
  /** "Copy the VIN" */
  label: string;
  /** Said and shown when it is done: "Copied". */
  doneLabel: string;
  icon: ReactNode;
  /** In the icon's place once it is done: a tick. */
  doneIcon: ReactNode;
};

/**
 * Copies the text that it stands beside. It needs a script, so it appears with one; where copying is not allowed
 * nothing happens, and the text can still be selected.
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

  const copied = () => {
    setDone(true);
    announce(doneLabel);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => navigator.clipboard?.writeText(text).then(copied, () => setDone(false))}
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

import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type LiveRegionProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is said; it replaces what was said before. Empty at first: a region announces what changes in it. */
  message: string;
  /** Grows with each message, so that the same words are said again. `useAnnouncement` counts it. */
  turn?: number;
  /** `assertive` interrupts: only for what cannot wait. */
  politeness?: "polite" | "assertive";
};

/** Says one message to screen readers, unseen. It must be in the page before its first message. */
export function LiveRegion({
  message,
  turn = 0,
  politeness = "polite",
  className,
  ...rest
}: LiveRegionProps) {
  return (
    <div
      role={politeness === "assertive" ? "alert" : "status"}
      aria-live={politeness}
      aria-atomic="true"
      className={cx("sr-only", className)}
      {...rest}
    >
      {/* A new element is news even with the same words in it. */}
      <span key={turn}>{message}</span>
    </div>
  );
}

import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type LiveRegionProps = Omit<ComponentProps<"div">, "children"> & {
  /** The message to announce. Empty at first, because regions announce only changes. */
  message: string;
  /** Increments with each message, so that equal texts are announced again. See `useAnnouncement`. */
  sequence?: number;
  /** `assertive` interrupts; use it only for urgent messages. */
  politeness?: "polite" | "assertive";
};

/** Announces a message to screen readers. It must be mounted before its first message. */
export function LiveRegion({
  message,
  sequence = 0,
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
      {/* A new element is announced even if its text is the same. */}
      <span key={sequence}>{message}</span>
    </div>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type OpenNowProps = ComponentProps<"span"> & {
  state: "open" | "closing-soon" | "closed";
  /** The state as text: `Open until 7 PM`. The dot is only decoration. */
  children: ReactNode;
};

const dot = {
  open: "bg-success forced-colors:bg-[CanvasText]",
  "closing-soon": "bg-star forced-colors:bg-[CanvasText]",
  closed: "border-2 border-current",
};

/** Shows whether a department is open now. */
export function OpenNow({ state, className, children, ...rest }: OpenNowProps) {
  return (
    <span className={cx("inline-flex items-baseline gap-2", className)} {...rest}>
      <span
        aria-hidden="true"
        className={cx("size-2 shrink-0 -translate-y-px rounded-full forced-color-adjust-none", dot[state])}
      />
      <span>{children}</span>
    </span>
  );
}

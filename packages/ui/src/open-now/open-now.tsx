import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type OpenNowProps = ComponentProps<"span"> & {
  state: "open" | "closing-soon" | "closed";
  /** The state as text: `Open until 7 PM`. The dot is only decoration. */
  children: ReactNode;
};

/** Shows whether a department is open now. */
export function OpenNow({ state, className, children, ...rest }: OpenNowProps) {
  return (
    <span className={cx("open-now", `open-now-${state}`, className)} {...rest}>
      {typeof children === "string" ? children : <span>{children}</span>}
    </span>
  );
}

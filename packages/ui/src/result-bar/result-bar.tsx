import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type ResultBarProps = ComponentProps<"div"> & {
  /** `231 vehicles`; a polite live region, so render it once per page. */
  count: ReactNode;
  /** Sort order and similar, at the end of the line; small screens use `ListToolbar`. */
  actions?: ReactNode;
};

/** The number of results above a list. */
export function ResultBar({ count, actions, className, ...rest }: ResultBarProps) {
  return (
    <div className={cx("mb-3 flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2", className)} {...rest}>
      <p role="status" className="font-semibold text-lg">
        {count}
      </p>
      {actions ? <div className="result-bar-sort">{actions}</div> : null}
    </div>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type StoreSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The store's name, or an instruction if none is selected. */
  name: ReactNode;
  address: ReactNode;
  /** An `OpenNow`. */
  open?: ReactNode;
  /** At the end of the first line: a link that changes the store. */
  change?: ReactNode;
  /** Call and directions. */
  actions?: ReactNode;
};

/** The selected store in a sunken card. */
export function StoreSummary({
  name,
  address,
  open,
  change,
  actions,
  className,
  ...rest
}: StoreSummaryProps) {
  return (
    <div className={cx("store-summary", className)} {...rest}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-semibold text-base text-text">{name}</p>
        {change}
      </div>
      <p>
        <bdi>{address}</bdi>
      </p>
      {open ? <p className="mt-0.5">{open}</p> : null}
      {actions ? <div className="store-summary-actions">{actions}</div> : null}
    </div>
  );
}

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
    <div
      className={cx("rounded-md bg-surface-sunken p-4 text-muted text-sm forced-colors:border", className)}
      {...rest}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-semibold text-base text-text">{name}</p>
        {change}
      </div>
      <p>
        <bdi>{address}</bdi>
      </p>
      {open ? <p className="mt-0.5">{open}</p> : null}
      {actions ? (
        <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5">
          {actions}
        </div>
      ) : null}
    </div>
  );
}

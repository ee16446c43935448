import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type Spec = {
  term: string;
  detail: ReactNode;
  /** An icon of 16 px, decorative. */
  icon?: ReactNode;
  /** Full width on phones: a VIN, a long trim. */
  wide?: boolean;
};

export type SpecGridProps = Omit<ComponentProps<"dl">, "children"> & { items: readonly Spec[] };

/** A vehicle's specs as a grid. Renders nothing without items. */
export function SpecGrid({ items, className, ...rest }: SpecGridProps) {
  if (items.length === 0) return null;
  return (
    <dl
      className={cx(
        "grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-4 lg:max-xl:grid-cols-2",
        className,
      )}
      {...rest}
    >
      {items.map((item) => (
        <div
          key={item.term}
          // Every cell has a right and a bottom border; the list clips the outer ones. A detail may contain a
          // button.
          className={cx(
            "relative -me-px -mb-px border-line border-e border-b px-4 py-3.5 md:py-4.5",
            item.wide && "max-md:col-span-2",
          )}
        >
          <dt className="flex items-center gap-2 text-caption text-subtle wrap-anywhere">
            {item.icon}
            {item.term}
          </dt>
          <dd className="mt-1 font-semibold text-control wrap-anywhere">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A vehicle's specs as lines. Renders nothing without items. */
export function SpecList({ items, className, ...rest }: SpecGridProps) {
  if (items.length === 0) return null;
  return (
    <dl className={cx("divide-y divide-line text-control", className)} {...rest}>
      {items.map((item) => (
        <div key={item.term} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{item.term}</dt>
          <dd className="text-end font-semibold">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}

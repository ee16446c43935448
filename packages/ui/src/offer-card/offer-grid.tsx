import { Children, type ComponentProps, type ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type OfferGridProps = ComponentProps<"div"> & {
  /** Shown if there are no offers: an `EmptyState`. */
  empty: ReactNode;
};

/** A grid of offers, the featured one first, with an empty state. */
export function OfferGrid({ empty, className, children, ...rest }: OfferGridProps) {
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <div
      className={cx(isEmpty ? undefined : "grid gap-5 md:grid-cols-2 xl:grid-cols-3", className)}
      {...rest}
    >
      {isEmpty ? empty : children}
    </div>
  );
}

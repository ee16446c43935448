import { Children, type ComponentProps, type ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type OfferGridProps = ComponentProps<"div"> & {
  /** What stands here while there is no offer: an `EmptyState`. */
  empty: ReactNode;
};

/** Offers side by side, the featured one first; or that there are none. */
export function OfferGrid({ empty, className, children, ...rest }: OfferGridProps) {
  const none = Children.toArray(children).length === 0;
  return (
    <div className={cx(none ? undefined : "grid gap-5 md:grid-cols-2 xl:grid-cols-3", className)} {...rest}>
      {none ? empty : children}
    </div>
  );
}

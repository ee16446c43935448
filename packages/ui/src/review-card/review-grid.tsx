import { Children, type ComponentProps, type ReactNode } from "react";
import { buttonVariants } from "../button/button-variants.ts";
import { cx } from "../class-names/class-names.ts";

export type ReviewGridProps = ComponentProps<"div"> & {
  /** `ReviewCard`s. */
  children: ReactNode;
  /** Number of reviews shown at first; the others are collapsed. */
  shown?: number;
  /** `Show all 9 reviews`, and when expanded `Show fewer reviews`. */
  showAllLabel: string;
  showFewerLabel: string;
};

/** Customer reviews, three per row; a native disclosure expands the rest. */
export function ReviewGrid({
  children,
  shown = 3,
  showAllLabel,
  showFewerLabel,
  className,
  ...rest
}: ReviewGridProps) {
  const reviews = Children.toArray(children);
  const more = reviews.slice(shown);
  return (
    <div className={className} {...rest}>
      <div className={rowsClass}>{reviews.slice(0, shown)}</div>
      {more.length > 0 ? (
        // Reversed order, so that the button is below the expanded reviews.
        <details className="group/reviews mt-9 flex flex-col-reverse open:mt-10">
          <summary className="mx-auto flex w-fit justify-center rounded-full group-open/reviews:mt-9">
            <span className={cx(buttonVariants({ variant: "secondary" }), "whitespace-normal!")}>
              <span className="group-open/reviews:hidden">{showAllLabel}</span>
              <span className="hidden group-open/reviews:inline">{showFewerLabel}</span>
            </span>
          </summary>
          <div className={rowsClass}>{more}</div>
        </details>
      ) : null}
    </div>
  );
}

const rowsClass = "grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-10";

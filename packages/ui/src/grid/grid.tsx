import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ElementType } from "react";
import { cx } from "../class-names/class-names.ts";

// Up to the given number of columns, fewer below their minimum width. Depends on the parent's width and text size, not
// on the screen.
const gridVariants = cva(
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(var(--grid-column-min),calc((100%-(var(--grid-count)-1)*var(--grid-gap))/var(--grid-count)))),1fr))] gap-x-(--grid-gap)",
  {
    variants: {
      columns: {
        2: "[--grid-count:2] [--grid-column-min:20rem]",
        3: "[--grid-count:3] [--grid-column-min:18rem]",
        4: "[--grid-count:4] [--grid-column-min:15rem]",
      },
      gap: {
        cards: "gap-y-4 [--grid-gap:1rem] lg:gap-y-5 lg:[--grid-gap:1.25rem]",
        /** Between text columns, which have no border. */
        columns: "gap-y-9 [--grid-gap:2rem] lg:[--grid-gap:2.5rem]",
      },
    },
    defaultVariants: { columns: 3, gap: "cards" },
  },
);

export type GridProps = ComponentProps<"div"> &
  VariantProps<typeof gridVariants> & {
    /** `ul` for a list with `li` children. */
    as?: ElementType;
  };

/** A responsive grid with up to `columns` columns. */
export function Grid({ as: Element = "div", columns, gap, className, ...rest }: GridProps) {
  return <Element className={cx(gridVariants({ columns, gap }), className)} {...rest} />;
}

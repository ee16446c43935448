import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** The sticky row of filter and sort buttons on small screens. */
export function ListToolbar({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("list-toolbar large-stack", className)} {...rest} />;
}

export type FilterCountProps = Omit<ComponentProps<"span">, "children"> & {
  /** Formatted number of applied filters. Render nothing for none. */
  count: string | number;
  /** The same as text: `2 filters applied`. */
  label: string;
};

/** The number of applied filters, inside the filter button. */
export function FilterCount({ count, label, className, ...rest }: FilterCountProps) {
  return (
    <span
      className={cx(
        "grid min-h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-on-accent text-xs forced-colors:border",
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

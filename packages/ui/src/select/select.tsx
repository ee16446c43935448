import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { controlClass } from "../text-input/control-class.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  /** `pill` for a sort order in a toolbar. */
  shape?: "field" | "pill";
  /** `sm` (44 px) in sidebars and toolbars, `md` (50 px) in forms. */
  size?: "sm" | "md";
};

/** A native select; its children are `option`s and `optgroup`s. Put it in a `Field`. */
export function Select({ shape = "field", size = "md", className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        className={cx(
          controlClass,
          "appearance-none text-ellipsis pe-10 forced-colors:appearance-auto forced-colors:pe-3.5",
          size === "sm" ? "min-h-11 sm:text-control" : "min-h-12.5",
          shape === "pill" ? "rounded-full ps-5 font-semibold" : "rounded-sm",
          className,
        )}
        {...rest}
      >
        {children}
      </select>
      <Glyph
        name="chevron-down"
        className="-translate-y-1/2 pointer-events-none absolute end-3.5 top-1/2 text-subtle forced-colors:hidden"
      />
    </span>
  );
}

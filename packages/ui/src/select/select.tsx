import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { controlClass } from "../text-input/control-class.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  /** `pill` for a sort order in a toolbar. */
  shape?: "field" | "pill";
  size?: "sm" | "md";
};

/** A native select; its children are `option`s. */
export function Select({ shape = "field", size = "md", className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        className={cx(
          controlClass,
          "appearance-none text-ellipsis pr-10",
          size === "sm" ? "min-h-11 text-control" : "min-h-12.5",
          shape === "pill" ? "rounded-full pl-5 font-semibold" : "rounded-sm",
          className,
        )}
        {...rest}
      >
        {children}
      </select>
      <Glyph
        name="chevron-down"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 text-subtle"
      />
    </span>
  );
}

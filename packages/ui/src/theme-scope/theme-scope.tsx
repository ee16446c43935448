import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type ThemeScopeProps = ComponentProps<"div"> & {
  /** The brand of the style rule `[data-brand="…"]`; the page's brand by default. */
  brand?: string | undefined;
  /** `auto` follows the system; the page's mode by default. */
  mode?: "light" | "dark" | "auto" | undefined;
};

/** Applies another brand or mode to a part of a page. */
export function ThemeScope({ brand, mode, className, ...rest }: ThemeScopeProps) {
  return (
    <div
      // Empty without a brand: the attribute alone recomputes inputs and roles in this mode.
      data-brand={brand ?? ""}
      data-theme={mode}
      // Inherited colour and font are computed values, so set them again.
      className={cx("bg-canvas font-sans text-text", className)}
      {...rest}
    />
  );
}

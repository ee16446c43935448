import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type ThemeScopeProps = ComponentProps<"div"> & {
  /** The brand whose style sheet holds at `[data-brand="…"]`; the page's own unless told. */
  brand?: string | undefined;
  /** `auto` follows the visitor's system; the page's own unless told. */
  mode?: "light" | "dark" | "auto" | undefined;
};

/** Gives a part of a page another brand or mode: its ground, text and everything in it. */
export function ThemeScope({ brand, mode, className, ...rest }: ThemeScopeProps) {
  return (
    <div
      // Without a brand of its own it is empty: inputs and roles begin anew here, in this mode.
      data-brand={brand ?? ""}
      data-theme={mode}
      // Colour and font come down from the page as they were computed there, so they are said again.
      className={cx("bg-canvas font-sans text-text", className)}
      {...rest}
    />
  );
}

import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

const paths = {
  alert: "M12 7v6m0 4v.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
  check: "M5 12.5 10 17 19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  info: "M12 17v-6m0-4v-.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
} as const;

/** Directional glyphs, mirrored in right-to-left pages. */
const directional = /-(left|right)$/;

/** The names that `Glyph` accepts. */
export type GlyphName = keyof typeof paths;

export const glyphNames = Object.keys(paths) as GlyphName[];

export type GlyphProps = Omit<ComponentProps<"svg">, "name"> & {
  name: GlyphName;
  /** Edge length in px. */
  size?: number;
};

/**
 * The few icons inside controls.
 * Separate from `Icon`, so that client components do not bundle the icon registry.
 */
export function Glyph({ name, size = 20, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx("line-icon", directional.test(name) && "rtl:-scale-x-100", className)}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}

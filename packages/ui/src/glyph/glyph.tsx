import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { symbolsAddress } from "../symbols/symbols-address.ts";
import { glyphPaths } from "./glyph-paths.ts";

/** Directional glyphs, mirrored in right-to-left pages. */
const directional = /-(left|right)$/;

/** The names that `Glyph` accepts. */
export type GlyphName = keyof typeof glyphPaths;

export const glyphNames = Object.keys(glyphPaths) as GlyphName[];

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
      {symbolsAddress ? <use href={`${symbolsAddress}#glyph-${name}`} /> : <path d={glyphPaths[name]} />}
    </svg>
  );
}

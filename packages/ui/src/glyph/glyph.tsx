import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

const paths = {
  alert: "M12 7v6m0 4v.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
  check: "M5 12.5 10 17 19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export type GlyphProps = Omit<ComponentProps<"svg">, "name"> & { name: keyof typeof paths; size?: number };

/**
 * The four marks that controls draw themselves. They are apart from the icon registry so that a form or dialog
 * in a client component does not bring the registry along.
 */
export function Glyph({ name, size = 20, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx("line-icon", className)}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}

import { cx as join } from "class-variance-authority";

/**
 * Joins class names, leaving out what is falsy. A caller's `className` always comes last; to change what a
 * component already decides, use its variants, or Tailwind's `!` suffix.
 *
 * @example cx("flex", active && "font-bold", className)
 */
export const cx = join;

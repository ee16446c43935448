/**
 * Joins class names, leaving out everything that is not a word. A caller's `className` always comes last; to
 * change what a component already decides, use its variants, or Tailwind's `!` suffix.
 *
 * @example cx("flex", active && "font-bold", className)
 */
export function cx(...names: readonly (string | number | bigint | boolean | null | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

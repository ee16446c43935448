/**
 * Joins class names and skips falsy values. Put a caller's `className` last.
 * To override a component's own classes use its variants, or Tailwind's `!` suffix.
 *
 * @example cx("flex", active && "font-bold", className)
 */
export function cx(...names: readonly (string | number | bigint | boolean | null | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

/**
 * Formats cents as plain dollars for a lead's texts; whole dollars without cents.
 *
 * @example formatCents(24500) // "245"
 * @example formatCents(24550) // "245.50"
 */
export function formatCents(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

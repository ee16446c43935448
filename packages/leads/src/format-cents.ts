/**
 * Formats cents as plain dollars for a lead's texts, with cents only if there are any.
 *
 * @example formatCents(24500) // "245"
 * @example formatCents(24550) // "245.50"
 */
export function formatCents(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/**
 * Removes spaces and hyphens from a typed VIN and makes its letters capitals.
 *
 * @example normalizeVin(" 1m8gdm9ax-kp042788 ") // "1M8GDM9AXKP042788"
 */
export function normalizeVin(text: string): string {
  return text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");
}

/**
 * Parses a percentage such as `40%` or `12.5%` into basis points; null unless it is from 0 % to 100 %.
 *
 * @example parseShare("40%") // 4000
 */
export function parseShare(text: string): number | null {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim());
  const basisPoints = match ? Math.round(Number(match[1]) * 100) : Number.NaN;
  return basisPoints <= 10_000 ? basisPoints : null;
}

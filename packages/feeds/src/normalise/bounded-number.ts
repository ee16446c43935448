/**
 * Parses an integer within inclusive limits; null for others.
 *
 * @example boundedNumber("2024.0", 1900, 2100) // 2024
 */
export function boundedNumber(cell: string, lowest: number, highest: number): number | null {
  const match = /^(\d{1,9})(?:\.0*)?$/.exec(cell.trim());
  if (!match) return null;
  const number = Number(match[1]);
  return number >= lowest && number <= highest ? number : null;
}

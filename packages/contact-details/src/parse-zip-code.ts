const ZIP_CODE = /^(\d{5})(?:[-\s]?(\d{4}))?$/;

/**
 * Parses a ZIP or ZIP+4 code; `null` when it is neither.
 *
 * @example parseZipCode("658011234") // "65801-1234"
 */
export function parseZipCode(value: unknown): string | null {
  const match = typeof value === "string" ? ZIP_CODE.exec(value.trim()) : null;
  if (!match) return null;
  return match[2] ? `${match[1]}-${match[2]}` : match[1]!;
}

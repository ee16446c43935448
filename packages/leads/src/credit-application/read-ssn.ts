/** Hyphens and dashes, dots and spaces, as pasted from other documents. */
const SEPARATOR = /[\s.\u002d\u2010-\u2015\u2212]/g;

/** Never issued: area 000, 666 or 900 and above, group 00, serial 0000. */
const ISSUED = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

/**
 * Reads a social security number into nine digits; null when it is none, or one that is never issued.
 *
 * @example readSocialSecurityNumber("219-09-9999") // "219099999"
 */
export function readSocialSecurityNumber(text: string): string | null {
  const digits = text.replace(SEPARATOR, "");
  return ISSUED.test(digits) ? digits : null;
}

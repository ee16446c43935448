const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Value of each letter from A; I, O and Q do not occur in a VIN. */
const LETTER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Calculates the check digit of a VIN (position 9), `0`–`9` or `X`; null when the text is not a VIN (49 CFR 565.15;
 * docs/product/vin.md).
 *
 * @example vinCheckDigit("1M8GDM9AXKP042788") // "X"
 */
export function vinCheckDigit(vin: string): string | null {
  if (!SHAPE.test(vin)) return null;
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const code = vin.charCodeAt(i);
    sum += WEIGHTS[i]! * (code < 65 ? code - 48 : LETTER_VALUES[code - 65]!);
  }
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/**
 * Whether the text is a VIN with a correct check digit, as North America requires.
 *
 * @example isValidVin("1M8GDM9AXKP042788") // true
 */
export function isValidVin(vin: string): boolean {
  const digit = vinCheckDigit(vin);
  return digit !== null && digit === vin[8];
}

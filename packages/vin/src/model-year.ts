import { vinCheckDigit } from "./check-digit.ts";

/** Year codes at position 10 from 1980; they repeat after 30 years. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * Returns the model year from position 10; null when the code is invalid. A letter at position 7 means 2010 or later,
 * for cars and light trucks.
 *
 * @param options `latestYear`: a later year is reduced by the 30 years of the cycle; default 2039
 * @example vinModelYear("1M8GDM9AXKP042788", { latestYear: 2027 }) // 1989
 */
export function vinModelYear(vin: string, { latestYear = 2039 } = {}): number | null {
  if (vinCheckDigit(vin) === null) return null;
  const index = YEAR_CODES.indexOf(vin[9]!);
  if (index < 0) return null;
  const year = vin[6]! > "9" ? 2010 + index : 1980 + index;
  return year > latestYear ? year - 30 : year;
}

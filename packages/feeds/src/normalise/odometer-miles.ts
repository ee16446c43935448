const MILES_PER_KILOMETER = 0.621371;
/** Miles. The highest odometer ever proven is three million; a million is always a typing error. */
const HIGHEST = 1_000_000;
const READING = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d*)? ?(miles?|mi|km|kms|kilomet(?:er|re)s?)?\.?$/i;

/**
 * Parses an odometer into whole miles; null if invalid. `unit` is the unit column (`MI`, `KM`), used if the cell has no
 * unit; the default is miles.
 *
 * @example odometerMiles("7560 km", "") // 4698
 */
export function odometerMiles(cell: string, unit: string): number | null {
  const match = READING.exec(cell.trim());
  if (!match) return null;
  const reading = Number(match[1]!.replace(/\D/g, ""));
  const kilometers = /^k/i.test(match[2] ?? unit.trim());
  const miles = kilometers ? Math.round(reading * MILES_PER_KILOMETER) : reading;
  return miles <= HIGHEST ? miles : null;
}

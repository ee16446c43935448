const MILES_PER_KILOMETER = 0.621371;
/** Miles. The highest odometer ever proved is three million; a million is a slip of the keyboard on any lot. */
const HIGHEST = 1_000_000;
const READING = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d*)? ?(miles?|mi|km|kms|kilomet(?:er|re)s?)?\.?$/i;

/**
 * Reads an odometer into whole miles, null when the cell is no reading. `unit` is the unit column (`MI`, `KM`), for
 * a cell that names none itself; without either it is miles.
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

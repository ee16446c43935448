import type { Miles } from "@forecourt/units";
import { type NumberProblem, plainNumber } from "./plain-number.ts";

const MILES_PER_KILOMETER = 0.621371;
/** Miles. The highest odometer ever proven is three million; a million is always a typing error. */
const HIGHEST = 1_000_000;
const UNIT = / ?(miles?|mi|km|kms|kilomet(?:er|re)s?)\.?$/i;

export type OdometerReading = { ok: true; miles: Miles } | { ok: false; problem: NumberProblem | "too-high" };

/**
 * Parses an odometer into whole miles; decimals are dropped. `unit` is the unit column (`MI`, `KM`), used if the cell
 * has no unit; the default is miles. More than a million miles is `too-high`.
 *
 * @example odometerMiles("7560 km", "") // { ok: true, miles: 4698 }
 * @example odometerMiles("1,017,936 miles", "") // { ok: false, problem: "too-high" }
 */
export function odometerMiles(cell: string, unit: string): OdometerReading {
  const text = cell.trim();
  const number = plainNumber(text.replace(UNIT, ""));
  if (!number.ok) return number;
  const kilometers = /^k/i.test(UNIT.exec(text)?.[1] ?? unit.trim());
  const miles = kilometers ? Math.round(number.whole * MILES_PER_KILOMETER) : number.whole;
  return miles > HIGHEST ? { ok: false, problem: "too-high" } : { ok: true, miles: miles as Miles };
}

import type { FoundModel } from "./find-model.ts";

/** Data comes in later than cars: a model year may be missing for so long. */
const LATE_YEARS = 2;

/**
 * Whether a vehicle is unknown only because its model year is newer than the data. The model was known until lately,
 * and the year is one of the newest: an older model may have ended.
 *
 * @param latestYear the latest model year that there can be
 * @example isNewModelYear(await findKnownModel(typed), { year: 2027, latestYear: 2027 }) // true
 */
export function isNewModelYear(
  found: FoundModel,
  { year, latestYear }: { year: number; latestYear: number },
): boolean {
  if (found.kind === "known" || found.lastYear === null) return false;
  const missing = year - found.lastYear;
  return missing > 0 && missing <= LATE_YEARS && year >= latestYear - LATE_YEARS;
}

/** The day on which the sample stands: ages, mileages and arrivals are counted back from it. */
export const REFERENCE_DAY = "2026-11-20";

const DAY_MS = 86_400_000;

/** Years on the road on the reference day: a model year's cars were sold around its New Year. */
export function ageOf(modelYear: number): number {
  const elapsed = Date.parse(REFERENCE_DAY) - Date.UTC(modelYear, 0, 1);
  return Math.max(elapsed / DAY_MS / 365.25, 0.4);
}

/**
 * A day before the reference day as the serial number that spreadsheets, and HomeNet, write for it.
 *
 * @example excelDay(0) // 46346
 */
export function excelDay(daysBefore: number): number {
  return Math.round((Date.parse(REFERENCE_DAY) - Date.UTC(1899, 11, 30)) / DAY_MS) - daysBefore;
}

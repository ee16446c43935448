import { daysBetween } from "@forecourt/calendar";

/** The day on which the sample stands: ages, mileages and arrivals are counted back from it. */
export const REFERENCE_DAY = "2026-11-20";

/** Years on the road on the reference day: a model year's cars were sold around its New Year. */
export function ageOf(modelYear: number): number {
  return Math.max(daysBetween(`${modelYear}-01-01`, REFERENCE_DAY) / 365.25, 0.4);
}

/**
 * A day before the reference day as the serial number that spreadsheets, and HomeNet, write for it.
 *
 * @example excelDay(0) // 46346
 */
export function excelDay(daysBefore: number): number {
  return daysBetween("1899-12-30", REFERENCE_DAY) - daysBefore;
}

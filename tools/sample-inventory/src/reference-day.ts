import { daysBetween } from "@forecourt/calendar";

/** Reference day of the sample: ages, mileages and arrivals are relative to it. */
export const REFERENCE_DAY = "2026-11-20";

/** Age in years on the reference day; cars are assumed sold at New Year of their model year. */
export function ageOf(modelYear: number): number {
  return Math.max(daysBetween(`${modelYear}-01-01`, REFERENCE_DAY) / 365.25, 0.4);
}

/**
 * Converts days before the reference day to a spreadsheet serial number, as HomeNet writes dates.
 *
 * @example excelDay(0) // 46346
 */
export function excelDay(daysBefore: number): number {
  return daysBetween("1899-12-30", REFERENCE_DAY) - daysBefore;
}

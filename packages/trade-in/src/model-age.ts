import { localDate } from "@forecourt/calendar";

/**
 * Calculates a vehicle's age in model years: the current year in the dealership's time zone − its model year. Next
 * year's model is −1.
 *
 * @param year model year, four digits
 * @param timeZone IANA name
 * @example modelAge(2011, new Date("2026-11-22T12:00:00Z"), "America/Chicago") // 15
 */
export function modelAge(year: number, now: Date, timeZone: string): number {
  return Number(localDate(now, timeZone).slice(0, 4)) - year;
}

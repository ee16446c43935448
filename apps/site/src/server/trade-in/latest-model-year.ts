import { localDate } from "@forecourt/calendar";

/** Next year's model year, in the dealership's time zone: the latest that is sold. */
export function latestModelYear(now: Date, timeZone: string): number {
  return Number(localDate(now, timeZone).slice(0, 4)) + 1;
}

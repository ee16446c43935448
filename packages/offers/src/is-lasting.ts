import { daysBetween, localDate } from "@forecourt/calendar";

/** Nobody waits for an end that is further away. */
const LASTING_DAYS = 2 * 365;

/**
 * Whether an offer has no end that matters, such as a warranty of every vehicle. Its last day is more than two years
 * away. No end date is shown or demanded.
 *
 * @param endsOn the last day (`offerWindow`), `YYYY-MM-DD`
 * @example isLastingOffer("2050-12-31", new Date("2026-11-22T18:00:00Z"), "America/Chicago") // true
 */
export function isLastingOffer(endsOn: string, now: Date, timeZone: string): boolean {
  return endsOn !== "" && daysBetween(localDate(now, timeZone), endsOn) > LASTING_DAYS;
}

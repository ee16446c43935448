/** A time of a wall clock, `HH:MM` on a 24-hour clock; `24:00` is the midnight that ends the day. */
export type ClockTime = string;

/**
 * Minutes after midnight of a clock time.
 *
 * @example minutesOf("09:30") // 570
 */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * The clock time of minutes after midnight, less than a day.
 *
 * @example clockTimeOf(570) // "09:30"
 */
export function clockTimeOf(minutes: number): ClockTime {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

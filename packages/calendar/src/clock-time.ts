/** A local time, `HH:MM` on a 24-hour clock; `24:00` is the end of the day. */
export type ClockTime = string;

/**
 * Converts a clock time to minutes after midnight.
 *
 * @example minutesOf("09:30") // 570
 */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * Converts minutes after midnight, less than a day, to a clock time.
 *
 * @example clockTimeOf(570) // "09:30"
 */
export function clockTimeOf(minutes: number): ClockTime {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

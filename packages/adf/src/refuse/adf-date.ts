/** ISO 8601: a day, or a day with a time, with or without seconds and a UTC offset. */
const DATE =
  /^(\d{4}-(0[1-9]|1[0-2])-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?)?$/;

/** Seconds and a UTC offset, in a valid date. */
const COMPLETE = /:\d\d:\d\d.*[Z+-]/;

/**
 * Returns whether a text is a day of ISO 8601 that exists, with or without a time.
 *
 * @example isAdfDate("2026-02-30") // false
 */
export function isAdfDate(text: string): boolean {
  const day = DATE.exec(text)?.[1];
  // Date rolls 31 November over to 1 December, so the day of the month must stay the same.
  return new Date(`${day}`).getUTCDate() === Number(day?.slice(8));
}

/**
 * Returns whether a text is a time of ISO 8601 with seconds and a UTC offset.
 *
 * @example isRequestDate("2026-11-20T10:32:05-06:00") // true
 */
export function isRequestDate(text: string): boolean {
  return isAdfDate(text) && COMPLETE.test(text);
}

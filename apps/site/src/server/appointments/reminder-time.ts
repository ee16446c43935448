import { addDays, firstInstantOf, localDate } from "@forecourt/calendar";

/** Local time of reminders, minutes after midnight. */
const REMIND_AT = 10 * 60;

/** Who books later than this before the reminder gets none: the confirmation is still new. */
const NEW_FOR_MS = 6 * 3_600_000;

/**
 * When the reminder of an appointment is sent: at 10 am of the day before; null when that is too soon.
 *
 * @param start milliseconds since 1970
 */
export function reminderTime(start: number, { timeZone, now }: { timeZone: string; now: Date }): Date | null {
  const dayBefore = addDays(localDate(start, timeZone), -1);
  const at = firstInstantOf(dayBefore, REMIND_AT, timeZone);
  return at > now.getTime() + NEW_FOR_MS ? new Date(at) : null;
}

import {
  addDays,
  type CalendarDate,
  type ClockTime,
  clockTimeOf,
  instantsOf,
  type OpeningHours,
  openingOn,
} from "@forecourt/calendar";
import type { SlotSettings } from "./slot-settings.ts";

/** Start and end of an appointment, milliseconds since 1970, with the local date and time. */
export type SlotTime = { start: number; end: number; date: CalendarDate; time: ClockTime };

/** Tells whether the department is open from `start` to `end`, minus the closing buffer. */
export function isWithinHours(
  { start, end, date }: SlotTime,
  hours: OpeningHours,
  timeZone: string,
  { closingBufferMinutes }: SlotSettings,
): boolean {
  return [addDays(date, -1), date].some((day) => {
    const opening = openingOn(hours, day, timeZone);
    return opening !== null && start >= opening.start && end <= opening.end - closingBufferMinutes * 60_000;
  });
}

/**
 * Every possible start on a calendar date, in order, booked or not: opening plus whole steps of local time, if the
 * appointment ends in time. Includes the previous day's hours past midnight.
 */
export function slotGrid(
  date: CalendarDate,
  hours: OpeningHours,
  timeZone: string,
  settings: SlotSettings,
): SlotTime[] {
  const grid = new Map<number, SlotTime>();
  for (const daysBack of [1, 0]) {
    const day = addDays(date, -daysBack);
    const opening = openingOn(hours, day, timeZone);
    if (opening === null) continue;
    const midnight = daysBack * 1440;
    const lastEnd = opening.end - settings.closingBufferMinutes * 60_000;
    for (let minutes = opening.from; minutes < midnight + 1440; minutes += settings.stepMinutes) {
      if (minutes < midnight) continue;
      const starts = instantsOf(day, minutes, timeZone);
      if ((starts[0] ?? 0) >= opening.end) break;
      const time = clockTimeOf(minutes - midnight);
      for (const start of starts) {
        const end = start + settings.lengthMinutes * 60_000;
        if (start >= opening.start && end <= lastEnd) grid.set(start, { start, end, date, time });
      }
    }
  }
  return [...grid.values()].sort((a, b) => a.start - b.start);
}

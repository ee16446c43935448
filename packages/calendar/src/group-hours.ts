import { WEEKDAYS, type Weekday } from "./calendar-date.ts";
import type { ClockTime } from "./clock-time.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Adjacent days with the same hours; `hours` is null when closed. `from` equals `to` for a single day. */
export type HoursGroup = {
  from: Weekday;
  to: Weekday;
  hours: { open: ClockTime; close: ClockTime } | null;
};

/**
 * Groups adjacent weekdays with the same hours, Monday first. Returns data; formatting is left to the caller.
 *
 * @example groupHours(profile.sales)
 * // [{ from: "monday", to: "thursday", hours: { open: "09:00", close: "19:00" } }, … , { from: "sunday", to: "sunday", hours: null }]
 */
export function groupHours(hours: Pick<OpeningHours, "workingHours">): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const weekday of WEEKDAYS) {
    const { closed, open, close } = hours.workingHours[weekday];
    const times = closed || open === undefined || close === undefined ? null : { open, close };
    const last = groups.at(-1);
    if (last && last.hours?.open === times?.open && last.hours?.close === times?.close) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: times });
  }
  return groups;
}

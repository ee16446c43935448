// The browser-safe part of the package: no schema library may be reached from here (frozen by index.test.ts).

export type { HoursGroup } from "./format-hours.ts";
export { formatHours } from "./format-hours.ts";
export type { OpenState, StoreMoment } from "./open-state.ts";
export { hoursOn, openState } from "./open-state.ts";
export type { CalendarDate, ClockTime, DateHours, DayHours, OpeningHours, Weekday } from "./opening-hours.ts";
export { WEEKDAYS, weekdayOf } from "./opening-hours.ts";

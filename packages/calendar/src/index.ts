export type { CalendarDate, Weekday } from "./calendar-date.ts";
export {
  addDays,
  daysBetween,
  isCalendarDate,
  lastDayOfMonth,
  WEEKDAYS,
  weekdayOf,
} from "./calendar-date.ts";
export type { ClockTime } from "./clock-time.ts";
export { clockTimeOf, minutesOf } from "./clock-time.ts";
export type { CalendarLocale } from "./format-date.ts";
export { formatClockTime, formatDate, formatWeekday } from "./format-date.ts";
export type { HoursGroup } from "./group-hours.ts";
export { groupHours } from "./group-hours.ts";
export { isoToLocalDate, localDate } from "./local-date.ts";
export type { OpenState, StoreMoment } from "./open-state.ts";
export { openState } from "./open-state.ts";
export type { DateHours, DayHours, Opening, OpeningHours } from "./opening-hours.ts";
export { hoursOn, openingOn } from "./opening-hours.ts";
export { firstInstantOf, instantsOf, isTimeZone, wallTimeOf, zonedIsoTime } from "./zoned-time.ts";

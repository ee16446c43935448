import type { DayHours, OpeningHours } from "@forecourt/calendar";

const day = (open: string, close: string): DayHours => ({ closed: false, open, close });

const weekdays = (hours: DayHours) => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
});

/** Monday to Thursday 9–19, Friday and Saturday 9–18, closed on Sunday. */
export const salesHours: OpeningHours = {
  workingHours: {
    ...weekdays(day("09:00", "19:00")),
    friday: day("09:00", "18:00"),
    saturday: day("09:00", "18:00"),
    sunday: { closed: true },
  },
};

/** Monday to Friday 8–18, Saturday 8–17, closed on Sunday. */
export const serviceHours: OpeningHours = {
  workingHours: {
    ...weekdays(day("08:00", "18:00")),
    saturday: day("08:00", "17:00"),
    sunday: { closed: true },
  },
};

/** The same hours every day. */
export function everyDay(open: string, close: string): OpeningHours {
  const hours = day(open, close);
  return { workingHours: { ...weekdays(hours), saturday: hours, sunday: hours } };
}

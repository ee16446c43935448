import type { DayHours, OpeningHours } from "@forecourt/calendar";

const day = (open: string, close: string): DayHours => ({ closed: false, open, close });

/** Monday to Thursday 9–19, Friday and Saturday 9–18, closed on Sunday. */
export const salesHours: OpeningHours = {
  workingHours: {
    monday: day("09:00", "19:00"),
    tuesday: day("09:00", "19:00"),
    wednesday: day("09:00", "19:00"),
    thursday: day("09:00", "19:00"),
    friday: day("09:00", "18:00"),
    saturday: day("09:00", "18:00"),
    sunday: { closed: true },
  },
};

/** Monday to Friday 8–18, Saturday 8–17, closed on Sunday. */
export const serviceHours: OpeningHours = {
  workingHours: {
    monday: day("08:00", "18:00"),
    tuesday: day("08:00", "18:00"),
    wednesday: day("08:00", "18:00"),
    thursday: day("08:00", "18:00"),
    friday: day("08:00", "18:00"),
    saturday: day("08:00", "17:00"),
    sunday: { closed: true },
  },
};

/** The same hours every day. */
export function everyDay(open: string, close: string): OpeningHours {
  const hours = day(open, close);
  const { workingHours } = salesHours;
  return {
    workingHours: Object.fromEntries(
      Object.keys(workingHours).map((name) => [name, hours]),
    ) as typeof workingHours,
  };
}

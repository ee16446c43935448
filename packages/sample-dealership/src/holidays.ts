import type { Profile } from "@forecourt/dealership";

type ClosedDate = NonNullable<Profile["sales"]["exceptions"]>[number];

/** The day of November that is the fourth Thursday. */
function thanksgiving(year: number): number {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return 22 + ((4 - weekday + 7) % 7);
}

/**
 * The holidays of a year on which every department is closed, in order.
 *
 * @example closedHolidays(2026)[2] // { date: "2026-11-26", closed: true }
 */
export function closedHolidays(year: number): ClosedDate[] {
  return ["01-01", "07-04", `11-${thanksgiving(year)}`, "12-25"].map((day) => ({
    date: `${year}-${day}`,
    closed: true,
  }));
}

/** Fixed years: the sample's hours do not change with the day on which it starts. */
export const holidays: ClosedDate[] = [2026, 2027, 2028].flatMap(closedHolidays);

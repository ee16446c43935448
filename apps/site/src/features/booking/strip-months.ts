import type { TimeStepContent } from "./time-step-content.ts";

/**
 * The days of the strip by month, each with how many times are free.
 *
 * @param free the number of free times of a day
 */
export function stripMonths(
  { choice, words, left, timesLeft, today }: TimeStepContent,
  free: (day: string) => number,
) {
  const months = [...new Set(choice.days.map(({ month }) => month))];
  return months.map((month) => ({
    label: month,
    days: choice.days
      .filter((day) => day.month === month)
      .map(({ value, label, weekday, day, closed }) => {
        const count = free(value);
        const note = closed ? words.closed : count === 0 ? words.full : (left[count] ?? "");
        return {
          value,
          label: `${label}, ${closed ? words.closed : (timesLeft[count] ?? "")}`,
          weekday,
          day,
          note,
          unavailable: count === 0,
          ...(value === today && { today: words.today }),
        };
      }),
  }));
}

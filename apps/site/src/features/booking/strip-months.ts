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
      .map(({ value, label, weekday, day, closed, over }) => {
        const count = free(value);
        const never = closed ? words.closed : over ? words.over : null;
        return {
          value,
          label: `${label}, ${never ?? timesLeft[count] ?? ""}`,
          weekday,
          day,
          note: never ?? (count === 0 ? words.full : (left[count] ?? "")),
          unavailable: count === 0,
          ...(value === today && { today: words.today }),
        };
      }),
  }));
}

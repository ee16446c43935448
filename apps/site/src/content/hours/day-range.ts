import { formatWeekday, type HoursGroup } from "@forecourt/calendar";
import type { Locale } from "#shared/addresses/local-path.ts";

type DayRangeStyle = { style?: "long" | "short"; dash?: string };

/**
 * A range of days for a row of opening hours. It starts with a capital, also in Spanish, whose days are lower case.
 *
 * @example dayRange({ from: "monday", to: "thursday" }, "es") // "Lunes – jueves"
 */
export function dayRange(
  { from, to }: Pick<HoursGroup, "from" | "to">,
  locale: Locale,
  { style = "long", dash = " – " }: DayRangeStyle = {},
): string {
  const days = [...new Set([from, to])].map((day) => formatWeekday(day, locale, style));
  const text = days.join(dash);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

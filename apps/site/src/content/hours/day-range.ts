import { formatWeekday, type HoursGroup } from "@forecourt/calendar";
import type { Locale } from "#shared/addresses/local-path.ts";

type DayRunStyle = { style?: "long" | "short"; dash?: string };

/**
 * A run of days as a row of opening hours begins with it. Spanish writes its days small, a row begins with a capital.
 *
 * @example dayRun({ from: "monday", to: "thursday" }, "es") // "Lunes – jueves"
 */
export function dayRun(
  { from, to }: Pick<HoursGroup, "from" | "to">,
  locale: Locale,
  { style = "long", dash = " – " }: DayRunStyle = {},
): string {
  const days = [...new Set([from, to])].map((day) => formatWeekday(day, locale, style));
  const run = days.join(dash);
  return run.charAt(0).toUpperCase() + run.slice(1);
}

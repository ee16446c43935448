import { addDays, localDate } from "@forecourt/calendar";
import type { Schedule, SlotProblem } from "@forecourt/scheduling";
import type { OfferedDay, OfferedSlot } from "../offered-day.ts";
import { externalSlot } from "./external-days.ts";

/**
 * Returns the time to request from the scheduling system, or why none is requested. It also requests a start that the
 * system does not list, since an earlier try of the shopper may hold it.
 *
 * @param start milliseconds since 1970
 */
export function slotToAsk(
  start: number,
  { days, schedule, now }: { days: readonly OfferedDay[]; schedule: Schedule; now: Date },
): OfferedSlot | SlotProblem {
  const listed = days.flatMap(({ slots }) => slots).find((slot) => slot.start === start);
  if (listed) return listed;
  const { timeZone, settings } = schedule;
  if (start < now.getTime()) return "slot.past";
  const lastDay = addDays(localDate(now.getTime(), timeZone), settings.horizonDays);
  if (localDate(start, timeZone) > lastDay) return "slot.too-late";
  return externalSlot(start, start + settings.lengthMinutes * 60_000, timeZone);
}

import type { SchedulingClient } from "@forecourt/api-clients/scheduling";
import { wallTimeOf } from "@forecourt/calendar";
import type { AppointmentWish } from "../appointment-wish.ts";
import type { OfferedDay, OfferedSlot } from "../offered-day.ts";
import { inTime } from "./scheduling-api.ts";

/**
 * The days with the times that the scheduling system offers; null when it does not answer. It alone decides: limits,
 * advisers and loaners of the settings do not count.
 *
 * @param dates in order, without gaps
 */
export async function externalDays(
  api: Pick<SchedulingClient, "availability">,
  wish: Extract<AppointmentWish, { kind: "service" }>,
  { dates, timeZone, now }: { dates: readonly string[]; timeZone: string; now: Date },
): Promise<OfferedDay[] | null> {
  const [from] = dates;
  const to = dates.at(-1);
  if (!from || !to) return [];
  const opCodes = wish.services.map(({ opCode }) => opCode);
  const answer = await api.availability({ from, to, opCodes }, inTime());
  if (!answer.ok) return null;
  // Several technicians may be free at the same time.
  const slots = new Map<number, OfferedSlot>();
  for (const { start_datetime, end_datetime } of answer.value) {
    const slot = externalSlot(Date.parse(start_datetime), Date.parse(end_datetime), timeZone);
    if (slot.start >= now.getTime() && slot.end > slot.start && !slots.has(slot.start))
      slots.set(slot.start, slot);
  }
  const sorted = [...slots.values()].sort((a, b) => a.start - b.start);
  return dates.map((date) => ({ date, slots: sorted.filter((slot) => slot.date === date) }));
}

/** A time of the scheduling system, which uses nothing of ours. */
export function externalSlot(start: number, end: number, timeZone: string): OfferedSlot {
  return { start, end, ...wallTimeOf(start, timeZone), remaining: 1, problem: null, resources: [] };
}

/** The days after the scheduling system has refused a start that it listed. */
export function withoutStart(days: readonly OfferedDay[], start: number): OfferedDay[] {
  return days.map(({ date, slots }) => ({ date, slots: slots.filter((slot) => slot.start !== start) }));
}

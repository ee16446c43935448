import type { ApiFailure } from "@forecourt/api-clients";
import type { NewAppointment, SchedulingClient } from "@forecourt/api-clients/scheduling";
import { zonedIsoTime } from "@forecourt/calendar";
import { inTime } from "./scheduling-api.ts";

type Time = { start: number; end: number };

/** `taken`: another appointment has the time. */
export type ExternalChange = { kind: "done" } | { kind: "taken" } | { kind: "unavailable" };

/**
 * Books an appointment in the scheduling system.
 *
 * @param key the appointment's id here: a repeated request books no second one
 */
export async function bookExternally(
  api: Pick<SchedulingClient, "create" | "reschedule">,
  record: NewAppointment,
  key: string,
): Promise<{ kind: "done"; externalId: string } | Exclude<ExternalChange, { kind: "done" }>> {
  const booked = await api.create(record, { idempotencyKey: key, ...inTime() });
  if (!booked.ok) return refusalOf(booked);
  const { appointment_id: externalId, start_datetime: start } = booked.value;
  if (Date.parse(start) === Date.parse(record.start_datetime)) return { kind: "done", externalId };
  // An earlier try with this key was booked there but not here, and the shopper has chosen another time since.
  const moved = await api.reschedule(externalId, record, inTime());
  return moved.ok ? { kind: "done", externalId } : refusalOf(moved);
}

/** Moves an appointment of the scheduling system. A refused move changes nothing. */
export async function moveExternally(
  api: Pick<SchedulingClient, "reschedule">,
  externalId: string,
  { start, end }: Time,
  timeZone: string,
): Promise<ExternalChange> {
  const to = { start_datetime: zonedIsoTime(start, timeZone), end_datetime: zonedIsoTime(end, timeZone) };
  const moved = await api.reschedule(externalId, to, inTime());
  return moved.ok ? { kind: "done" } : refusalOf(moved);
}

/** Cancels an appointment of the scheduling system; one that is cancelled already is done too. */
export async function cancelExternally(
  api: Pick<SchedulingClient, "cancel">,
  externalId: string,
): Promise<Exclude<ExternalChange, { kind: "taken" }>> {
  const cancelled = await api.cancel(externalId, inTime());
  return { kind: cancelled.ok ? "done" : "unavailable" };
}

function refusalOf({ errors: [{ status }] }: ApiFailure): { kind: "taken" } | { kind: "unavailable" } {
  return { kind: status === 409 ? "taken" : "unavailable" };
}

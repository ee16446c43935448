import {
  assignResources,
  checkSlot,
  type Resource,
  type Schedule,
  type SlotProblem,
} from "@forecourt/scheduling";
import { sql } from "drizzle-orm";
import type { Connection } from "../connection/run-query.ts";
import type { AppointmentKind } from "../schema/appointment.ts";
import { selectBookings } from "./read-bookings.ts";

/** A scheduling system has reserved the slot until this end: nothing is checked here. */
export type KeptElsewhere = { end: number };

/** A wanted time; instants are milliseconds since 1970. */
export type WantedSlot = {
  storeId: string;
  kind: AppointmentKind;
  start: number;
  schedule: Schedule | KeptElsewhere;
  /** All of these must be free. */
  resources: readonly Resource[];
  now: number;
};

/** Longer than a day with a change of the clock: `daily` resources count every booking of the day. */
const DAY_AROUND = 26 * 3_600_000;

/**
 * Checks that a slot is free and keeps it free until the caller's transaction ends: others who book at this store wait.
 *
 * @param ownId the appointment that is moved: it does not block itself
 */
export async function reserveSlot(
  connection: Connection,
  { storeId, kind, start, schedule, resources, now }: WantedSlot,
  ownId?: string,
): Promise<{ ok: true; end: number } | { ok: false; problem: SlotProblem }> {
  if ("end" in schedule) return { ok: true, end: schedule.end };
  await connection.orm.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`appointments\n${storeId}\n${kind}`}, 0))`,
  );
  const period = { storeId, kind, from: start - DAY_AROUND, to: start + DAY_AROUND };
  const booked = (await selectBookings(connection, period)).filter(({ id }) => id !== ownId);
  const checked = checkSlot(start, schedule, { now, booked });
  if (!checked.ok) return { ok: false, problem: checked.errors[0].code };
  const needs = resources.map((resource) => [resource]);
  const free = assignResources(checked.value, needs, booked) !== null;
  return free ? { ok: true, end: checked.value.end } : { ok: false, problem: "slot.full" };
}

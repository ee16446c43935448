import type { Resource, Schedule, SlotProblem } from "@forecourt/scheduling";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import {
  type AcceptedLead,
  type AcceptLeadResult,
  findExistingLead,
  insertLead,
} from "../leads/accept-lead.ts";
import { appointment } from "../schema/appointment.ts";
import { lockAppointment, type StoredAppointment } from "./find-appointment.ts";
import { queueReminder, type Reminder } from "./insert-appointment.ts";
import { type KeptElsewhere, reserveSlot } from "./reserve-slot.ts";

type Change = {
  id: string;
  /** The version that the shopper saw. */
  sequence: number;
  /** Tells the dealership, and the shopper by its email. */
  lead: AcceptedLead;
};

/** Another time for an appointment; instants are milliseconds since 1970. */
export type AppointmentMove = Change & {
  start: number;
  schedule: Schedule | KeptElsewhere;
  resources: readonly Resource[];
  now: number;
  reminder: Reminder | null;
};

export type ChangeResult =
  /** Also for a repetition, which changes nothing. */
  | { kind: "changed"; appointment: StoredAppointment }
  /** It was changed meanwhile: `appointment` is what it is now. */
  | { kind: "outdated"; appointment: StoredAppointment }
  | { kind: "slot-refused"; problem: SlotProblem }
  | { kind: "gone" }
  | Extract<AcceptLeadResult, { kind: "conflict" | "limited" | "unavailable" }>;

/**
 * Moves an appointment, with the lead and the emails about it, in one transaction. A refused move changes nothing.
 *
 * @example await moveAppointment(site, { id, sequence: 0, start, schedule, resources, now: Date.now(), lead, reminder });
 */
export function moveAppointment(database: Database, move: AppointmentMove): Promise<ChangeResult> {
  return change(database, move, async (connection, current) => {
    const { id, start, schedule, resources, now, reminder, lead } = move;
    const { storeId, kind } = current;
    const slot = await reserveSlot(connection, { storeId, kind, start, schedule, resources, now }, id);
    if (!slot.ok) return { kind: "slot-refused", problem: slot.problem };
    await connection.orm
      .update(appointment)
      .set({
        startAt: new Date(start),
        endAt: new Date(slot.end),
        resources: resources.map((resource) => resource.id),
        reminderId: reminder?.id ?? null,
        ...nextVersion,
      })
      .where(eq(appointment.id, id));
    const { emailKey = null } = lead;
    if (reminder) await queueReminder(connection, reminder, { start, storeId, emailKey });
    return undefined;
  });
}

/**
 * Cancels an appointment, with the lead and the email about it, in one transaction.
 *
 * @example await cancelAppointment(site, { id, sequence: 0, lead });
 */
export function cancelAppointment(database: Database, cancellation: Change): Promise<ChangeResult> {
  return change(database, cancellation, async ({ orm }) => {
    await orm
      .update(appointment)
      .set({ state: "cancelled", cancelledBy: "shopper", ...nextVersion })
      .where(eq(appointment.id, cancellation.id));
    return undefined;
  });
}

const nextVersion = { sequence: sql`${appointment.sequence} + 1`, changedAt: sql`now()` };

type Apply = (connection: Connection, current: StoredAppointment) => Promise<ChangeResult | undefined>;

function change(database: Database, { id, sequence, lead }: Change, apply: Apply): Promise<ChangeResult> {
  return whenAvailable(() =>
    runTransaction<ChangeResult>(database, async (connection) => {
      // Before the locks of the appointment and the store, in the order of `insertLead`: so no two wait for each other.
      const earlier = await findExistingLead(connection, lead);
      const current = await lockAppointment(connection, id);
      if (!current) return { kind: "gone" };
      if (earlier && earlier.kind !== "conflict") return { kind: "changed", appointment: current };
      if (current.sequence !== sequence || current.state !== "booked")
        return { kind: "outdated", appointment: current };
      if (earlier) return earlier;
      await connection.orm.execute(sql`SELECT drop_reminder(${id})`);
      const refused = await apply(connection, current);
      if (refused) throw new Refused(refused);
      const accepted = await insertLead(connection, lead);
      if (accepted.kind === "limited") throw new Refused(accepted);
      return { kind: "changed", appointment: (await lockAppointment(connection, id)) ?? current };
    }).catch((error: unknown) => {
      if (error instanceof Refused) return error.result;
      throw error;
    }),
  );
}

/** Rolls the transaction back. */
class Refused extends Error {
  readonly result: ChangeResult;
  constructor(result: ChangeResult) {
    super(`forecourt/database: the appointment was not changed: ${result.kind}`);
    this.result = result;
  }
}

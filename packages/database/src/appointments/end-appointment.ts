import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runTransaction } from "../connection/run-query.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { type AcceptedLead, insertLead } from "../leads/accept-lead.ts";
import { appointment } from "../schema/appointment.ts";

/** The end of an appointment by the dealer, or because its vehicle is gone. */
export type AppointmentEnd = {
  id: string;
  /** The version that was read; another one is left alone. */
  sequence: number;
  by: "dealer" | "vehicle";
  /** Tells the shopper; null without an address. */
  email: (QueuedEmail & { lifetimeSeconds: number }) | null;
  /** Tells the dealership. */
  lead?: AcceptedLead;
};

/**
 * Cancels an appointment for the dealership and queues the email to the shopper, in one transaction. False when it was
 * changed meanwhile.
 *
 * @throws DatabaseError
 * @example await endAppointment(worker, { id, sequence: 0, by: "dealer", email });
 */
export function endAppointment(
  database: Database,
  { id, sequence, by, email, lead }: AppointmentEnd,
): Promise<boolean> {
  return runTransaction(database, async (connection) => {
    const [ended] = await connection.orm
      .update(appointment)
      .set({
        state: "cancelled",
        cancelledBy: by,
        sequence: sql`${appointment.sequence} + 1`,
        changedAt: sql`now()`,
      })
      .where(and(eq(appointment.id, id), eq(appointment.sequence, sequence), eq(appointment.state, "booked")))
      .returning({ storeId: appointment.storeId, emailKey: appointment.emailKey });
    if (!ended) return false;
    await connection.orm.execute(sql`SELECT drop_reminder(${id})`);
    if (email) {
      const { lifetimeSeconds, ...queued } = email;
      await queueEmail(connection, queued, { kind: "appointment-cancellation", ...ended, lifetimeSeconds });
    }
    if (lead) await insertLead(connection, lead);
    return true;
  });
}

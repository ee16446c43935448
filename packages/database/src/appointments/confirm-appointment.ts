import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runTransaction } from "../connection/run-query.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { appointment } from "../schema/appointment.ts";

/** The confirmation of an appointment by a member of staff. */
export type StaffConfirmation = {
  id: string;
  /** The version that was read; another one is left alone. */
  sequence: number;
  /** Slug of the member of staff. */
  by: string;
  /** Their words to the shopper, sealed for the link; null without. */
  note: Uint8Array | null;
  /** Tells the shopper; null without an address. */
  email: (QueuedEmail & { lifetimeSeconds: number }) | null;
};

/**
 * Confirms an appointment for the dealership and queues the email to the shopper, in one transaction. It replaces an
 * earlier confirmation. False when the appointment was changed meanwhile.
 *
 * @throws DatabaseError
 * @example await confirmAppointment(worker, { id, sequence: 0, by: "dana-morales", note, email });
 */
export function confirmAppointment(
  database: Database,
  { id, sequence, by, note, email }: StaffConfirmation,
): Promise<boolean> {
  return runTransaction(database, async (connection) => {
    const [confirmed] = await connection.orm
      .update(appointment)
      .set({ confirmedAt: sql`now()`, confirmedBy: by, confirmedNote: note && Buffer.from(note) })
      .where(and(eq(appointment.id, id), eq(appointment.sequence, sequence), eq(appointment.state, "booked")))
      .returning({ storeId: appointment.storeId, emailKey: appointment.emailKey });
    if (!confirmed) return false;
    if (email) {
      const { lifetimeSeconds, ...queued } = email;
      const kind = "appointment-staff-confirmation" as const;
      await queueEmail(connection, queued, { kind, ...confirmed, lifetimeSeconds });
    }
    return true;
  });
}

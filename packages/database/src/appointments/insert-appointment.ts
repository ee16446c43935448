import type { Connection } from "../connection/run-query.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { appointment } from "../schema/appointment.ts";
import type { WantedSlot } from "./reserve-slot.ts";

/** An email that is sent at a later time, unless the appointment is moved or cancelled before. */
export type Reminder = QueuedEmail & { sendAt: Date };

/** An appointment that is booked with its lead. */
export type AcceptedAppointment = Omit<WantedSlot, "storeId"> & {
  /** Follows from the secret of its link, as the key of `content` does. */
  id: string;
  /** VIN of the vehicle in stock that is driven. */
  vin: string | null;
  /** Opens with the link. */
  content: Uint8Array;
  /** Readable by the worker alone; its additional data (AAD) is the id. */
  sealed: Uint8Array;
  /** Null when the appointment is too soon for one. */
  reminder: Reminder | null;
};

/** Stores an appointment whose slot is reserved, in the caller's transaction. */
export async function insertAppointment(
  connection: Connection,
  { id, kind, vin, start, resources, content, sealed, reminder }: AcceptedAppointment,
  {
    end,
    leadId,
    storeId,
    emailKey,
  }: { end: number; leadId: string; storeId: string; emailKey: string | null },
): Promise<void> {
  await connection.orm.insert(appointment).values({
    id,
    kind,
    storeId,
    startAt: new Date(start),
    endAt: new Date(end),
    resources: resources.map((resource) => resource.id),
    vin,
    leadId,
    content: Buffer.from(content),
    sealed: Buffer.from(sealed),
    emailKey,
    reminderId: reminder?.id ?? null,
  });
  if (reminder) await queueReminder(connection, reminder, { start, storeId, emailKey });
}

/** Queues the reminder of an appointment. */
export async function queueReminder(
  connection: Connection,
  { sendAt, ...email }: Reminder,
  { start, storeId, emailKey }: { start: number; storeId: string; emailKey: string | null },
): Promise<void> {
  const subject = { kind: "appointment-reminder" as const, emailKey, storeId };
  await queueEmail(connection, email, { ...subject, expiresAt: new Date(start), sendAt });
}

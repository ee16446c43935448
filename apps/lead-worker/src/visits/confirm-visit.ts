import { randomUUID } from "node:crypto";
import {
  type AppointmentContent,
  confirmAppointment,
  type Database,
  type KeyPair,
  type ListedAppointment,
  type ShopperMessage,
  type StaffConfirmation,
  seal,
  sealForLink,
} from "@forecourt/database";
import { visitLinkKeys } from "./visit-link-keys.ts";

/** A visit that a member of staff confirms, with their words to the shopper. */
export type VisitConfirmation = {
  visit: ListedAppointment;
  content: AppointmentContent;
  by: { slug: string; firstName: string };
  note: string | null;
  now: Date;
};

/**
 * Confirms a visit and queues the email that tells the shopper. False when it was changed meanwhile: then nothing is
 * done.
 *
 * @throws DatabaseError
 */
export async function confirmVisit(
  { database, keyPairs }: { database: Database; keyPairs: readonly KeyPair[] },
  confirmation: VisitConfirmation,
): Promise<boolean> {
  const { visit, content, by, note } = confirmation;
  return confirmAppointment(database, {
    id: visit.id,
    sequence: visit.sequence,
    by: by.slug,
    note: note === null ? null : await sealForLink(visitLinkKeys(content.page), note),
    email: await confirmationEmail(keyPairs[0]!, confirmation),
  });
}

async function confirmationEmail(
  { publicKey }: KeyPair,
  { visit, content, by, note, now }: VisitConfirmation,
): Promise<StaffConfirmation["email"]> {
  const { email: to } = content.customer;
  if (to === null) return null;
  const { id, kind, storeId, start, end, sequence } = visit;
  const message: ShopperMessage = {
    kind: "appointment-staff-confirmation",
    to,
    locale: content.locale,
    state: { id, kind, storeId, start, end, sequence, cancelledBy: null },
    content,
    confirmation: { name: by.firstName, note },
  };
  const emailId = randomUUID();
  return {
    id: emailId,
    sealed: await seal(publicKey, JSON.stringify(message), emailId),
    // After the start it is no news.
    lifetimeSeconds: Math.ceil((start - now.getTime()) / 1000),
  };
}

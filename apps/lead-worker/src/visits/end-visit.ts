import { randomUUID } from "node:crypto";
import {
  type AcceptedLead,
  type AppointmentContent,
  type AppointmentEnd,
  type Database,
  endAppointment,
  type KeyPair,
  type ListedAppointment,
  type ShopperMessage,
  seal,
} from "@forecourt/database";

const DAY_SECONDS = 86_400;

/** A visit that the dealership ends, with what it is about. */
export type VisitEnd = {
  visit: ListedAppointment;
  content: AppointmentContent;
  by: AppointmentEnd["by"];
  lead?: AcceptedLead;
  now: Date;
};

/**
 * Ends a visit and queues the email that tells the shopper. False when it was changed meanwhile, by the shopper or by
 * another process: then nothing is done.
 *
 * @throws DatabaseError
 */
export async function endVisit(
  { database, keyPairs }: { database: Database; keyPairs: readonly KeyPair[] },
  { visit, content, by, lead, now }: VisitEnd,
): Promise<boolean> {
  const { id, sequence } = visit;
  const email = await cancellationEmail(keyPairs[0]!, { visit, content, by }, now);
  return endAppointment(database, { id, sequence, by, email, ...(lead && { lead }) });
}

async function cancellationEmail(
  { publicKey }: KeyPair,
  { visit, content, by }: Pick<VisitEnd, "visit" | "content" | "by">,
  now: Date,
): Promise<AppointmentEnd["email"]> {
  const { email: to } = content.customer;
  if (to === null) return null;
  const { id, kind, storeId, start, end, sequence } = visit;
  const message: ShopperMessage = {
    kind: "appointment-cancellation",
    to,
    locale: content.locale,
    state: { id, kind, storeId, start, end, sequence: sequence + 1, cancelledBy: by },
    content,
  };
  const emailId = randomUUID();
  const secondsToEnd = Math.ceil((end - now.getTime()) / 1000);
  return {
    id: emailId,
    sealed: await seal(publicKey, JSON.stringify(message), emailId),
    // News for a day, also when the visit is about to end.
    lifetimeSeconds: Math.max(secondsToEnd, DAY_SECONDS),
  };
}

import type { SlotProblem } from "@forecourt/scheduling";
import { inArray, sql } from "drizzle-orm";
import { type AcceptedAppointment, insertAppointment } from "../appointments/insert-appointment.ts";
import { reserveSlot } from "../appointments/reserve-slot.ts";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { mayEmail } from "../emails/may-email.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { countOutcome } from "../experiments/count-outcome.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";
import { creditApplication } from "../schema/credit-application.ts";
import { lead } from "../schema/lead.ts";
import { outbox } from "../schema/outbox.ts";
import { resume as resumeTable } from "../schema/resume.ts";

export type AcceptedLead = {
  /** UUID of the lead; also the additional data (AAD) of `sealed`. */
  id: string;
  /** From the form, or derived from its content. Permanently unique. */
  idempotencyKey: string;
  /** Another key that the same lead may have been stored under, a little earlier. */
  earlierKey?: string | null;
  /** Hash of the normalised body: tells a repetition from another lead with the same key. */
  bodyHash: string;
  kind: string;
  storeId: string;
  sealed: Uint8Array;
  /** From `hashEmail`; null when the lead has no email address. */
  emailKey?: string | null;
  /** Stored with the lead, for the lender. */
  application?: AcceptedApplication;
  /** Stored with the lead, and attached to its delivery. */
  resume?: AcceptedResume;
  /** Booked with the lead. When its slot is taken, nothing is stored. */
  appointment?: AcceptedAppointment;
  /** Sent to the shopper when the lead is new, and not held. */
  email?: AcceptedEmail;
  /** Suspicious: stored but not delivered until released manually. */
  held?: boolean;
  /** A keyed hash of the visitor's id, so that the lead counts for their variants. The lead does not keep it. */
  experimentVisitor?: string;
  /** Limits that a new lead counts against; a repetition does not count. */
  limits?: readonly RateLimit[];
};

/** A credit application, sealed for the lender. */
export type AcceptedApplication = {
  /** UUID; a property of the sealed message, which no other application can use. */
  id: string;
  sealed: Uint8Array;
  /** Names the lender's key. */
  keyId: string;
};

/** The resume of a job application, sealed for the worker. */
export type AcceptedResume = {
  /** UUID of the resume; also the additional data (AAD) of `sealed`. */
  id: string;
  sealed: Uint8Array;
};

/** An email to the shopper who sent a lead. */
export type AcceptedEmail = QueuedEmail & {
  kind: "valuation" | "appointment-confirmation" | "appointment-change" | "appointment-cancellation";
  /** Afterwards it is not sent any more. */
  lifetimeSeconds: number;
};

export type AcceptLeadResult =
  | { kind: "accepted"; leadId: string }
  /** A repetition; `leadId` is that of the first request. */
  | { kind: "repeated"; leadId: string }
  /** The key belongs to a lead with another body. */
  | { kind: "conflict" }
  /** The slot of its appointment cannot be booked. */
  | { kind: "slot-refused"; problem: SlotProblem }
  /** Too many leads; nothing is stored. */
  | { kind: "limited"; retryAfterSeconds: number }
  /** The database was unavailable for five seconds. The lead may be stored: retry with the same key. */
  | { kind: "unavailable" };

/**
 * Stores a lead with its delivery in one transaction; durable when the result is `accepted`
 * (docs/product/lead-delivery.md).
 *
 * @example
 * const result = await acceptLead(site, { id, idempotencyKey, bodyHash, kind: "CONTACT_GENERAL", storeId: "north", sealed });
 */
export function acceptLead(database: Database, accepted: AcceptedLead): Promise<AcceptLeadResult> {
  return whenAvailable(() => runTransaction(database, (connection) => insertLead(connection, accepted)));
}

/** Stores a lead in the caller's transaction. */
export async function insertLead(connection: Connection, accepted: AcceptedLead): Promise<AcceptLeadResult> {
  const { orm } = connection;
  const {
    held,
    limits = [],
    application,
    appointment,
    resume,
    email,
    experimentVisitor,
    earlierKey,
    ...row
  } = accepted;
  const existing = await findExistingLead(connection, accepted);
  if (existing) return existing;
  const slot = appointment && (await reserveSlot(connection, { ...appointment, storeId: row.storeId }));
  if (slot && !slot.ok) return { kind: "slot-refused", problem: slot.problem };
  const retryAfterSeconds = await countRequest(connection, limits);
  if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
  await orm.insert(lead).values({ ...row, sealed: Buffer.from(row.sealed) });
  const state = held ? "held" : "ready";
  // The builder would name every column, and the worker may set these two only.
  await orm.execute(sql`INSERT INTO outbox (lead_id, state) VALUES (${accepted.id}, ${state})`);
  if (application) {
    const { id, sealed, keyId } = application;
    const { storeId, emailKey } = row;
    await orm
      .insert(creditApplication)
      .values({ id, leadId: accepted.id, storeId, sealed: Buffer.from(sealed), keyId, emailKey });
    await orm.insert(outbox).values({ applicationId: id, state });
  }
  if (resume) {
    const { id, sealed } = resume;
    const { emailKey } = row;
    await orm.insert(resumeTable).values({ id, leadId: accepted.id, sealed: Buffer.from(sealed), emailKey });
  }
  // A suspicious lead is no outcome: nobody may have read the page.
  if (experimentVisitor && !held) await countOutcome(connection, experimentVisitor, row.kind);
  const isTold = !held && (!email || (await queueEmailToShopper(connection, email, row)));
  if (appointment && slot) {
    const { storeId, emailKey = null } = row;
    // Who gets no confirmation gets no reminder either.
    const own = isTold ? appointment : { ...appointment, reminder: null };
    await insertAppointment(connection, own, { end: slot.end, leadId: row.id, storeId, emailKey });
  }
  if (!held) await orm.execute(announceWork());
  return { kind: "accepted", leadId: accepted.id };
}

/** Anyone can type any address into a form, so an address gets only so many emails; false when it gets none. */
async function queueEmailToShopper(
  connection: Connection,
  { kind, lifetimeSeconds, ...email }: AcceptedEmail,
  { emailKey, storeId }: Pick<AcceptedLead, "emailKey" | "storeId">,
): Promise<boolean> {
  if (!emailKey || !(await mayEmail(connection, kind, emailKey))) return false;
  await queueEmail(connection, email, { kind, emailKey, storeId, lifetimeSeconds });
  return true;
}

/** Finds the lead that was stored before with the same key, or the earlier one. Other requests with the key wait for the transaction. */
export async function findExistingLead(
  { orm }: Connection,
  accepted: AcceptedLead,
): Promise<Extract<AcceptLeadResult, { kind: "accepted" | "repeated" | "conflict" }> | undefined> {
  // Concurrent requests with one key wait here, so that only the first of them counts.
  await orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${accepted.idempotencyKey}, 0))`);
  const [earlier] = await orm
    .select({ id: lead.id, bodyHash: lead.bodyHash })
    .from(lead)
    .where(inArray(lead.idempotencyKey, [accepted.idempotencyKey, accepted.earlierKey ?? []].flat()));
  if (!earlier) return undefined;
  if (earlier.bodyHash !== accepted.bodyHash) return { kind: "conflict" };
  // An earlier attempt of this call was committed, but its response was lost.
  if (earlier.id === accepted.id) return { kind: "accepted", leadId: earlier.id };
  return { kind: "repeated", leadId: earlier.id };
}

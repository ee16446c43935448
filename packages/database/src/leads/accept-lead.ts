import { eq } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { lead } from "../schema/lead.ts";
import { outbox } from "../schema/outbox.ts";

export type AcceptedLead = {
  /** UUID of the lead; also the additional data (AAD) of `sealed`. */
  id: string;
  /** From the form, or derived from its content. Permanently unique. */
  idempotencyKey: string;
  /** Hash of the normalised body: tells a repetition from another lead with the same key. */
  bodyHash: string;
  kind: string;
  storeId: string;
  sealed: Uint8Array;
  /** Suspicious: stored but not delivered until released manually. */
  held?: boolean;
};

export type AcceptLeadResult =
  | { kind: "accepted"; leadId: string }
  /** A repetition; `leadId` is that of the first request. */
  | { kind: "repeated"; leadId: string }
  /** The key belongs to a lead with another body. */
  | { kind: "conflict" }
  /** The database was unavailable for eight seconds. The lead may be stored: retry with the same key. */
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

async function insertLead({ orm }: Connection, accepted: AcceptedLead): Promise<AcceptLeadResult> {
  const { held, ...row } = accepted;
  const inserted = await orm
    .insert(lead)
    .values({ ...row, sealed: Buffer.from(row.sealed) })
    .onConflictDoNothing({ target: lead.idempotencyKey })
    .returning({ id: lead.id });
  if (inserted.length === 0) return findExistingLead({ orm }, accepted);
  await orm.insert(outbox).values({ leadId: accepted.id, state: held ? "held" : "ready" });
  if (!held) await orm.execute(announceWork());
  return { kind: "accepted", leadId: accepted.id };
}

async function findExistingLead(
  { orm }: Pick<Connection, "orm">,
  accepted: AcceptedLead,
): Promise<AcceptLeadResult> {
  const [earlier] = await orm
    .select({ id: lead.id, bodyHash: lead.bodyHash })
    .from(lead)
    .where(eq(lead.idempotencyKey, accepted.idempotencyKey));
  if (!earlier || earlier.bodyHash !== accepted.bodyHash) return { kind: "conflict" };
  // An earlier attempt of this call was committed, but its response was lost.
  if (earlier.id === accepted.id) return { kind: "accepted", leadId: earlier.id };
  return { kind: "repeated", leadId: earlier.id };
}

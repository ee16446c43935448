import { isNull, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { mayEmail } from "../emails/may-email.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";
import { watch } from "../schema/watch.ts";
import type { WatchSubject } from "./watch-id.ts";

/** An unconfirmed watch and the link in its email last this long. */
export const CONFIRM_SECONDS = 48 * 3600;

export type WatchRequest = {
  /** From `watchId`; also the additional data (AAD) of `sealed`. */
  id: string;
  emailKey: string;
  subject: WatchSubject;
  /** The address and the links of later emails. */
  sealed: Uint8Array;
  storeId: string;
  locale: string;
  /** What is watched, in the shopper's language. */
  label: string;
  /** The email with the link that confirms it. */
  confirmation: QueuedEmail;
  /** Limits of the shopper's network. */
  limits?: readonly RateLimit[];
};

export type WatchRequestResult =
  /** Also when the watch exists, and when the address got enough emails: the answer does not tell. */
  | { kind: "accepted" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** The database was unavailable for five seconds. The request can be repeated. */
  | { kind: "unavailable" };

/**
 * Stores a watch and queues its confirmation email in one transaction (docs/product/watches.md). A confirmed watch
 * gets no second email; an address gets five a day.
 *
 * @example await requestWatch(site, { id: watchId(emailKey, subject), emailKey, subject, sealed, storeId, locale, label, confirmation });
 */
export function requestWatch(database: Database, request: WatchRequest): Promise<WatchRequestResult> {
  return whenAvailable(() => runTransaction(database, (connection) => insertWatch(connection, request)));
}

async function insertWatch(connection: Connection, request: WatchRequest): Promise<WatchRequestResult> {
  const { id, emailKey, subject, storeId, locale, label, confirmation } = request;
  const seconds = await countRequest(connection, request.limits ?? []);
  if (seconds !== null) return { kind: "limited", retryAfterSeconds: seconds };
  if (!(await mayEmail(connection, "watch-confirmation", emailKey))) return { kind: "accepted" };
  const pending = await connection.orm
    .insert(watch)
    .values({ id, emailKey, ...subject, sealed: Buffer.from(request.sealed), storeId, locale, label })
    .onConflictDoUpdate({
      target: watch.id,
      set: { createdAt: sql`now()` },
      setWhere: isNull(watch.confirmedAt),
    })
    .returning({ id: watch.id });
  if (pending.length === 0) return { kind: "accepted" };
  await queueEmail(connection, confirmation, {
    kind: "watch-confirmation",
    emailKey,
    storeId,
    lifetimeSeconds: CONFIRM_SECONDS,
  });
  return { kind: "accepted" };
}

import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import type { Delivery } from "./delivery.ts";

/** Events for the ad network wait apart from all other messages, so that no lead is behind them. */
export type ClaimedQueue = "messages" | "pixel-events";

/** Each matches a partial index of the outbox. */
const QUEUES = {
  messages: { where: "pixel_event_id IS NULL", order: "(verification_id IS NULL), run_at" },
  "pixel-events": { where: "pixel_event_id IS NOT NULL", order: "run_at" },
} as const satisfies Record<ClaimedQueue, object>;

/** Claims due messages that no other worker holds: sets a lease, a new token and an attempt row. */
const claimOf = (queue: ClaimedQueue) => `
WITH due AS (
  SELECT id
  FROM outbox
  WHERE state IN ('ready', 'sending') AND run_at <= now() AND ${QUEUES[queue].where}
  ORDER BY ${QUEUES[queue].order}
  LIMIT $1
  FOR UPDATE SKIP LOCKED
), claimed AS (
  UPDATE outbox
  SET state = 'sending',
      attempts = outbox.attempts + 1,
      lease_token = gen_random_uuid(),
      lease_until = now() + make_interval(secs => $2),
      run_at = now() + make_interval(secs => $2)
  FROM due
  WHERE outbox.id = due.id
  RETURNING outbox.*
), lost AS (
  UPDATE attempt
  SET ended_at = now(), outcome = 'lost'
  FROM claimed
  WHERE attempt.outbox_id = claimed.id AND attempt.outcome IS NULL
), journal AS (
  INSERT INTO attempt (lease_token, outbox_id, n)
  SELECT lease_token, id, attempts FROM claimed
)
SELECT claimed.id::float8 AS "outboxId",
       claimed.lease_token AS "leaseToken",
       claimed.attempts,
       claimed.created_at AS "createdAt",
       claimed.lead_id AS "leadId",
       claimed.verification_id AS "verificationId",
       claimed.email_id AS "emailId",
       claimed.application_id AS "applicationId",
       claimed.pixel_event_id AS "pixelEventId",
       coalesce(lead.kind, shopper_email.kind) AS kind,
       coalesce(
         lead.store_id, shopper_email.store_id, credit_application.store_id, pixel_event.store_id
       ) AS "storeId",
       coalesce(
         lead.sealed, phone_verification.sealed, shopper_email.sealed, credit_application.sealed, pixel_event.sealed
       ) AS sealed,
       credit_application.key_id AS "keyId",
       resume.id AS "resumeId",
       resume.sealed AS "resumeSealed",
       coalesce(phone_verification.expires_at, shopper_email.expires_at, pixel_event.expires_at) <= now() AS expired
FROM claimed
LEFT JOIN lead ON lead.id = claimed.lead_id
LEFT JOIN resume ON resume.lead_id = claimed.lead_id
LEFT JOIN phone_verification ON phone_verification.id = claimed.verification_id
LEFT JOIN shopper_email ON shopper_email.id = claimed.email_id
LEFT JOIN credit_application ON credit_application.id = claimed.application_id
LEFT JOIN pixel_event ON pixel_event.id = claimed.pixel_event_id
ORDER BY claimed.id`;

type ClaimedRow = {
  outboxId: number;
  leaseToken: string;
  attempts: number;
  createdAt: Date;
  leadId: string | null;
  verificationId: string | null;
  emailId: string | null;
  applicationId: string | null;
  pixelEventId: string | null;
  keyId: string | null;
  resumeId: string | null;
  resumeSealed: Buffer | null;
  kind: string | null;
  storeId: string | null;
  sealed: Buffer | null;
  expired: boolean | null;
};

/**
 * Claims up to `limit` due messages for `leaseSeconds`, codes before leads and emails. A message that is not finished within its
 * lease becomes due again. Uses the database's clock.
 *
 * @param options `queue`: default `messages`, which is everything but events for the ad network
 * @throws DatabaseError
 * @example const deliveries = await claimDeliveries(worker, { limit: 20, leaseSeconds: 30 });
 */
export async function claimDeliveries(
  database: Database,
  { limit, leaseSeconds, queue = "messages" }: { limit: number; leaseSeconds: number; queue?: ClaimedQueue },
): Promise<Delivery[]> {
  const rows = await runQuery(database, (connection) =>
    connection.rows<ClaimedRow>(claimOf(queue), [limit, leaseSeconds]),
  );
  return rows.map(toDelivery);
}

function toDelivery(row: ClaimedRow): Delivery {
  const { outboxId, leaseToken, attempts, createdAt, sealed, leadId, emailId, applicationId, pixelEventId } =
    row;
  const claim = { outboxId, leaseToken, attempts, createdAt, sealed };
  const kind = row.kind ?? "";
  const storeId = row.storeId ?? "";
  const expired = row.expired ?? false;
  if (leadId !== null) return { ...claim, subject: "lead", leadId, kind, storeId, resume: resumeOf(row) };
  if (emailId !== null) return { ...claim, subject: "email", emailId, kind, storeId, expired };
  if (applicationId !== null)
    return { ...claim, subject: "application", applicationId, keyId: row.keyId ?? "", storeId };
  if (pixelEventId !== null) return { ...claim, subject: "pixel-event", pixelEventId, storeId, expired };
  return { ...claim, subject: "verification", verificationId: row.verificationId ?? "", expired };
}

function resumeOf({ resumeId, resumeSealed }: ClaimedRow): { id: string; sealed: Buffer } | null {
  return resumeId !== null && resumeSealed !== null ? { id: resumeId, sealed: resumeSealed } : null;
}

import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** Retention in days: of the content after delivery, and of the row after creation. */
const PAYLOAD_DAYS = 30;
const ROW_DAYS = 400;
/** Longer than the longest rate limit window, a day. */
const VERIFICATION_DAYS = 2;

const WIPE_PAYLOADS = `
UPDATE lead SET sealed = NULL
FROM outbox
WHERE outbox.lead_id = lead.id AND outbox.state = 'sent' AND lead.sealed IS NOT NULL
  AND outbox.sent_at < now() - make_interval(secs => coalesce(($1::jsonb ->> lead.kind)::float8, $2))
RETURNING 1`;

/** Only delivered leads are deleted. */
const DELETE_ROWS = `
DELETE FROM lead
USING outbox
WHERE outbox.lead_id = lead.id AND outbox.state = 'sent' AND lead.sealed IS NULL
  AND lead.created_at < now() - make_interval(days => $1)
RETURNING 1`;

const WIPE_CODES =
  "UPDATE phone_verification SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at < now() RETURNING 1";
const DELETE_VERIFICATIONS =
  "DELETE FROM phone_verification WHERE created_at < now() - make_interval(days => $1) RETURNING 1";
const DELETE_LIMITS = "DELETE FROM rate_limit WHERE ends_at < now() RETURNING 1";
const DELETE_SOLD =
  "DELETE FROM vehicle WHERE status = 'sold' AND sold_at < now() - make_interval(days => $1) RETURNING 1";

export type WipeResult = {
  payloadsWiped: number;
  leadsDeleted: number;
  codesWiped: number;
  verificationsDeleted: number;
  limitsDeleted: number;
  vehiclesDeleted: number;
};

/**
 * Applies the retention periods: wipes a lead's content 30 days after delivery, or after `payloadSeconds` of its kind;
 * deletes the row after 400 days (docs/product/lead-delivery.md). Run it hourly.
 *
 * @example await wipeExpired(worker, { payloadSeconds: { CREDIT_APPLICATION: 24 * 3600 } });
 */
export async function wipeExpired(
  database: Database,
  { payloadSeconds = {} }: { payloadSeconds?: Readonly<Record<string, number>> } = {},
): Promise<WipeResult> {
  const count = async (text: string, values: unknown[]) =>
    (await runQuery(database, ({ rows }) => rows(text, values))).length;
  return {
    payloadsWiped: await count(WIPE_PAYLOADS, [JSON.stringify(payloadSeconds), PAYLOAD_DAYS * 86_400]),
    leadsDeleted: await count(DELETE_ROWS, [ROW_DAYS]),
    codesWiped: await count(WIPE_CODES, []),
    verificationsDeleted: await count(DELETE_VERIFICATIONS, [VERIFICATION_DAYS]),
    limitsDeleted: await count(DELETE_LIMITS, []),
    vehiclesDeleted: await count(DELETE_SOLD, [ROW_DAYS]),
  };
}

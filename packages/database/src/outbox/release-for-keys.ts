import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { UNKNOWN_KEY } from "../sealing/open.ts";
import { workerKeyId } from "../worker-keys/publish-worker-keys.ts";
import { WORK_CHANNEL } from "./announce-work.ts";

/** Bytes 2 to 9 of what is sealed name its key (sealing/hpke-suite.ts). Earlier releases gave such messages up. */
const RELEASE = `
WITH released AS (
  UPDATE outbox
  SET state = 'ready', attempts = 0, run_at = now()
  FROM outbox AS waiting
  LEFT JOIN lead ON lead.id = waiting.lead_id
  LEFT JOIN resume ON resume.lead_id = waiting.lead_id
  LEFT JOIN phone_verification ON phone_verification.id = waiting.verification_id
  LEFT JOIN shopper_email ON shopper_email.id = waiting.email_id
  LEFT JOIN pixel_event ON pixel_event.id = waiting.pixel_event_id
  WHERE outbox.id = waiting.id
    AND outbox.state IN ('held', 'dead')
    AND outbox.last_error_code = $2
    AND encode(substring(
      coalesce(lead.sealed, phone_verification.sealed, shopper_email.sealed, pixel_event.sealed) FROM 2 FOR 8
    ), 'hex') = ANY ($1)
    AND (resume.sealed IS NULL OR encode(substring(resume.sealed FROM 2 FOR 8), 'hex') = ANY ($1))
  RETURNING outbox.id
)
SELECT count(*)::int AS count, CASE WHEN count(*) > 0 THEN pg_notify('${WORK_CHANNEL}', '') END FROM released`;

/**
 * Makes messages due that these keys open. They were held because no worker had their key. Suspicious leads stay held.
 *
 * @returns how many
 * @throws DatabaseError
 * @example const released = await releaseForKeys(worker, keyPairs.map(({ publicKey }) => publicKey));
 */
export async function releaseForKeys(database: Database, publicKeys: readonly string[]): Promise<number> {
  const [released] = await runQuery(database, ({ rows }) =>
    rows<{ count: number }>(RELEASE, [publicKeys.map(workerKeyId), UNKNOWN_KEY]),
  );
  return released!.count;
}

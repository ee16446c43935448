import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import type { Claim } from "./finish-delivery.ts";

/** Undoes the claim: the attempt is not counted and its row is deleted. */
const RELEASE = `
WITH released AS (
  UPDATE outbox
  SET state = 'ready', attempts = attempts - 1, run_at = now(), lease_token = NULL, lease_until = NULL
  WHERE id = $1 AND lease_token = $2
  RETURNING id
), unwritten AS (
  DELETE FROM attempt USING released WHERE attempt.lease_token = $2
)
SELECT id FROM released`;

/**
 * Releases a claimed message that was not started, when a worker stops. Returns false when the lease was lost.
 *
 * @example for (const delivery of unstarted) await releaseDelivery(worker, delivery);
 */
export async function releaseDelivery(database: Database, claim: Claim): Promise<boolean> {
  const rows = await runQuery(database, (connection) =>
    connection.rows(RELEASE, [claim.outboxId, claim.leaseToken]),
  );
  return rows.length === 1;
}

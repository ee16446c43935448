import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import type { Claim } from "./finish-delivery.ts";

const EXTEND = `
UPDATE outbox
SET lease_until = now() + make_interval(secs => $3), run_at = now() + make_interval(secs => $3)
WHERE id = $1 AND lease_token = $2 AND lease_until > now()
RETURNING id`;

/**
 * Extends the lease to `leaseSeconds` from now, before a slow or irreversible step. Returns false when the lease was
 * lost; then do not send the message.
 *
 * @example if (!(await extendLease(worker, delivery, 30))) return;
 */
export async function extendLease(database: Database, claim: Claim, leaseSeconds: number): Promise<boolean> {
  const rows = await runQuery(database, (connection) =>
    connection.rows(EXTEND, [claim.outboxId, claim.leaseToken, leaseSeconds]),
  );
  return rows.length === 1;
}

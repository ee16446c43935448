import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** The part of a delivery that identifies the claim. */
export type Claim = { outboxId: number; leaseToken: string };

type Finish = {
  state: "ready" | "sent" | "dead" | "held";
  outcome: "sent" | "retry" | "dead" | "held";
  delaySeconds: number;
  errorCode: string | null;
};

/** Ends the attempt and the claim, only while the lease token is still the caller's. */
const FINISH = `
WITH finished AS (
  UPDATE outbox
  SET state = $3,
      run_at = now() + make_interval(secs => $5),
      sent_at = CASE WHEN $3 = 'sent' THEN now() END,
      last_error_code = $6,
      lease_token = NULL,
      lease_until = NULL
  WHERE id = $1 AND lease_token = $2
  RETURNING id
)
UPDATE attempt
SET ended_at = now(), outcome = $4, error_code = $6
FROM finished
WHERE attempt.lease_token = $2
RETURNING attempt.n`;

/** Ends a claim; returns false when the lease was lost to another worker. */
export async function finishDelivery(database: Database, claim: Claim, finish: Finish): Promise<boolean> {
  const { state, outcome, delaySeconds, errorCode } = finish;
  const values = [claim.outboxId, claim.leaseToken, state, outcome, delaySeconds, errorCode];
  const rows = await runQuery(database, (connection) => connection.rows(FINISH, values));
  return rows.length === 1;
}

import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Makes the message due again after `delaySeconds`. Returns false when the lease was lost.
 *
 * @example await scheduleRetry(worker, delivery, { delaySeconds: 30, errorCode: "http.503" });
 */
export function scheduleRetry(
  database: Database,
  claim: Claim,
  { delaySeconds, errorCode }: { delaySeconds: number; errorCode: string },
): Promise<boolean> {
  return finishDelivery(database, claim, { state: "ready", outcome: "retry", delaySeconds, errorCode });
}

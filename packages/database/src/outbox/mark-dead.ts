import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Marks the message as dead until a manual retry; deletes nothing. Returns false when the lease was lost.
 *
 * @example await markDead(worker, delivery, "http.422");
 */
export function markDead(database: Database, claim: Claim, errorCode: string): Promise<boolean> {
  return finishDelivery(database, claim, { state: "dead", outcome: "dead", delaySeconds: 0, errorCode });
}

import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Gives the message up until a person retries it. Nothing is deleted. False: the lease was lost before.
 *
 * @example await markDead(worker, delivery, "http.422");
 */
export function markDead(database: Database, claim: Claim, errorCode: string): Promise<boolean> {
  return finishDelivery(database, claim, { state: "dead", outcome: "dead", delaySeconds: 0, errorCode });
}

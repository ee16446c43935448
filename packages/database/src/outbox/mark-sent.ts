import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Marks the message as sent. Returns false when the lease was lost, so that it may be delivered again.
 *
 * @example const stillMine = await markSent(worker, delivery);
 */
export function markSent(database: Database, claim: Claim): Promise<boolean> {
  return finishDelivery(database, claim, {
    state: "sent",
    outcome: "sent",
    delaySeconds: 0,
    errorCode: null,
  });
}

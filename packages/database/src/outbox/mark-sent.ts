import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Notes that the receiver has the message. False: the lease was lost before, so the message may be delivered again.
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

import type { Database } from "../connection/open-database.ts";
import { type Claim, finishDelivery } from "./finish-delivery.ts";

/**
 * Holds a message until {@link releaseForKeys} or a manual retry releases it. Returns false when the lease was lost.
 *
 * @example await markHeld(worker, delivery, "sealed.unknown-key");
 */
export function markHeld(database: Database, claim: Claim, errorCode: string): Promise<boolean> {
  return finishDelivery(database, claim, { state: "held", outcome: "held", delaySeconds: 0, errorCode });
}

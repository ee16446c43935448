import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runTransaction } from "../connection/run-query.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { creditApplication } from "../schema/credit-application.ts";
import { type DeliveryState, outbox } from "../schema/outbox.ts";

export type RetryLeadResult =
  | { kind: "retrying" }
  | { kind: "not-found" }
  /** It is being sent or was sent. */
  | { kind: "refused"; state: DeliveryState };

/**
 * Makes a dead, held or waiting lead due now and resets its attempts; likewise its credit application.
 *
 * @example await retryLead(worker, leadId);
 */
export function retryLead(database: Database, leadId: string): Promise<RetryLeadResult> {
  return runTransaction(database, async ({ orm }) => {
    const applications = orm
      .select({ id: creditApplication.id })
      .from(creditApplication)
      .where(eq(creditApplication.leadId, leadId));
    const ofLead = or(eq(outbox.leadId, leadId), inArray(outbox.applicationId, applications));
    const retried = await orm
      .update(outbox)
      .set({ state: "ready", attempts: 0, runAt: sql`now()` })
      .where(and(ofLead, inArray(outbox.state, ["dead", "held", "ready"])))
      .returning({ id: outbox.id });
    if (retried.length > 0) {
      await orm.execute(announceWork());
      return { kind: "retrying" };
    }
    const [found] = await orm.select({ state: outbox.state }).from(outbox).where(eq(outbox.leadId, leadId));
    return found ? { kind: "refused", state: found.state } : { kind: "not-found" };
  });
}

import { asc, eq } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { attempt } from "../schema/attempt.ts";
import { lead } from "../schema/lead.ts";
import { outbox } from "../schema/outbox.ts";
import { ATTEMPT_SUMMARY, type AttemptSummary, LEAD_SUMMARY, type LeadSummary } from "./lead-summary.ts";

export type StoredLead = LeadSummary & {
  /** Sealed with the lead's id as context; null after the retention period. */
  sealed: Buffer | null;
  /** The attempts, oldest first. */
  journal: AttemptSummary[];
};

/**
 * Reads one lead with its delivery attempts; null when unknown.
 *
 * @example const stored = await showLead(worker, leadId);
 */
export function showLead(database: Database, leadId: string): Promise<StoredLead | null> {
  return runQuery(database, async ({ orm }) => {
    const [found] = await orm
      .select({ ...LEAD_SUMMARY, sealed: lead.sealed, outboxId: outbox.id })
      .from(lead)
      .innerJoin(outbox, eq(outbox.leadId, lead.id))
      .where(eq(lead.id, leadId));
    if (!found) return null;
    const { outboxId, ...stored } = found;
    const journal = await orm
      .select(ATTEMPT_SUMMARY)
      .from(attempt)
      .where(eq(attempt.outboxId, outboxId))
      .orderBy(asc(attempt.startedAt));
    return { ...stored, journal };
  });
}

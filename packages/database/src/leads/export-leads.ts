import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { lead } from "../schema/lead.ts";
import { outbox } from "../schema/outbox.ts";
import { LEAD_SUMMARY, type LeadSummary } from "./lead-summary.ts";

const BATCH = 500;

export type ExportedLead = LeadSummary & { sealed: Buffer | null };

/**
 * Streams all leads of a period, oldest first, with constant memory.
 *
 * @example for await (const stored of exportLeads(worker, { since })) write(stored);
 */
export async function* exportLeads(
  database: Database,
  { since, until }: { since?: Date; until?: Date } = {},
): AsyncGenerator<ExportedLead> {
  // As text, since a Date loses microseconds, which would skip or repeat leads.
  let last: { at: string; id: string } | null = null;
  for (;;) {
    const batch = await runQuery(database, ({ orm }) =>
      orm
        .select({ ...LEAD_SUMMARY, sealed: lead.sealed, at: sql<string>`${lead.createdAt}::text` })
        .from(lead)
        .innerJoin(outbox, eq(outbox.leadId, lead.id))
        .where(
          and(
            since === undefined ? undefined : gte(lead.createdAt, since),
            until === undefined ? undefined : lt(lead.createdAt, until),
            last === null
              ? undefined
              : sql`(${lead.createdAt}, ${lead.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`,
          ),
        )
        .orderBy(asc(lead.createdAt), asc(lead.id))
        .limit(BATCH),
    );
    for (const { at, ...stored } of batch) {
      last = { at, id: stored.id };
      yield stored;
    }
    if (batch.length < BATCH) return;
  }
}

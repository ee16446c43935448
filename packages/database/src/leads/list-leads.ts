import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { lead } from "../schema/lead.ts";
import { type DeliveryState, outbox } from "../schema/outbox.ts";
import { LEAD_SUMMARY, type LeadSummary } from "./lead-summary.ts";

export type LeadFilter = { state?: DeliveryState; storeId?: string; kind?: string };

/**
 * Lists the newest leads first, without personal data.
 *
 * @example const dead = await listLeads(worker, { state: "dead", limit: 50 });
 */
export function listLeads(
  database: Database,
  { state, storeId, kind, limit = 50, offset = 0 }: LeadFilter & { limit?: number; offset?: number } = {},
): Promise<LeadSummary[]> {
  return runQuery(database, ({ orm }) =>
    orm
      .select(LEAD_SUMMARY)
      .from(lead)
      .innerJoin(outbox, eq(outbox.leadId, lead.id))
      .where(
        and(
          state === undefined ? undefined : eq(outbox.state, state),
          storeId === undefined ? undefined : eq(lead.storeId, storeId),
          kind === undefined ? undefined : eq(lead.kind, kind),
        ),
      )
      .orderBy(desc(lead.createdAt), desc(lead.id))
      .limit(limit)
      .offset(offset),
  );
}

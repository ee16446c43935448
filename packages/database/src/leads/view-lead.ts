import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { lead } from "../schema/lead.ts";
import { leadView } from "../schema/lead-view.ts";

/** A lead that a link points to. `isUsed`: the link was opened before. */
export type LinkedLead = { id: string; sealed: Buffer | null; isUsed: boolean };

/**
 * Finds the lead of a link without using the link up. Null when there is no such lead.
 *
 * @param link the whole secret part of the link
 */
export function findLinkedLead(
  database: Database,
  { leadId, link }: { leadId: string; link: string },
): Promise<LinkedLead | null> {
  return runQuery(database, async ({ orm }) => {
    const [found] = await orm
      .select({ id: lead.id, sealed: lead.sealed })
      .from(lead)
      .where(eq(lead.id, leadId));
    if (!found) return null;
    const used = await orm
      .select({ leadId: leadView.leadId })
      .from(leadView)
      .where(eq(leadView.linkHash, hashOf(link)));
    return { ...found, isUsed: used.length > 0 };
  });
}

/**
 * Records the view of a lead by a link. False when the link was used before. Of several requests at once, one may show
 * the lead.
 *
 * @param view `networkKey` is a keyed hash, never an address
 * @example if (await recordLeadView(worker, { leadId, link, networkKey })) show();
 */
export function recordLeadView(
  database: Database,
  { leadId, link, networkKey }: { leadId: string; link: string; networkKey: string },
): Promise<boolean> {
  return runQuery(database, async ({ orm }) => {
    const recorded = await orm
      .insert(leadView)
      .values({ linkHash: hashOf(link), leadId, networkKey })
      .onConflictDoNothing()
      .returning({ leadId: leadView.leadId });
    return recorded.length > 0;
  });
}

/** One view of a lead's sealed terms. */
export type LeadView = { viewedAt: Date; networkKey: string };

/** Lists the views of a lead, oldest first. */
export function listLeadViews(database: Database, leadId: string): Promise<LeadView[]> {
  return runQuery(database, ({ orm }) =>
    orm
      .select({ viewedAt: leadView.viewedAt, networkKey: leadView.networkKey })
      .from(leadView)
      .where(eq(leadView.leadId, leadId))
      .orderBy(asc(leadView.viewedAt)),
  );
}

function hashOf(link: string): string {
  return createHash("sha256").update(link).digest("base64url");
}

import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";

const DELETE = `
SELECT watches_deleted AS "watchesDeleted", leads_deleted AS "leadsDeleted", leads_wiped AS "leadsWiped"
FROM delete_details($1)`;

export type DeletedDetails = {
  watchesDeleted: number;
  /** Leads that were not delivered yet. */
  leadsDeleted: number;
  /** Delivered leads: their content is gone, the dealership is told. */
  leadsWiped: number;
};

export type DeleteDetailsResult =
  | { kind: "deleted"; deleted: DeletedDetails }
  | { kind: "gone" }
  | { kind: "unavailable" };

/**
 * Deletes what is held about the address of a request, with its resumes, valuations, phone verifications, unsent emails and limits, and
 * queues the notice to the dealership, in one transaction. The link works once.
 *
 * @example const result = await deleteDetails(site, requestId);
 */
export async function deleteDetails(database: Database, requestId: string): Promise<DeleteDetailsResult> {
  const found = await whenAvailable(() =>
    runQuery(database, ({ rows }) =>
      rows<{ [Name in keyof DeletedDetails]: number | null }>(DELETE, [requestId]),
    ),
  );
  if (!Array.isArray(found)) return found;
  const { watchesDeleted, leadsDeleted, leadsWiped } = found[0]!;
  if (watchesDeleted === null || leadsDeleted === null || leadsWiped === null) return { kind: "gone" };
  return { kind: "deleted", deleted: { watchesDeleted, leadsDeleted, leadsWiped } };
}

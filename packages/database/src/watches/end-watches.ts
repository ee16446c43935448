import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";

export type EndWatchesResult = { kind: "ended"; count: number } | { kind: "unavailable" };

/**
 * Ends one watch, or every watch of an address. Deletes the rows; with the last watch also emails that were not sent
 * yet. Repeated, it ends none.
 *
 * @example await endWatches(site, { emailKey });
 */
export async function endWatches(
  database: Database,
  { watchId, emailKey }: { watchId: string; emailKey?: never } | { emailKey: string; watchId?: never },
): Promise<EndWatchesResult> {
  const ended = await whenAvailable(() =>
    runQuery(database, ({ rows }) =>
      rows<{ count: number }>("SELECT end_watches($1, $2) AS count", [watchId ?? null, emailKey ?? null]),
    ),
  );
  return Array.isArray(ended) ? { kind: "ended", count: ended[0]?.count ?? 0 } : ended;
}

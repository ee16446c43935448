import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { valuation } from "../schema/valuation.ts";

export type FoundValuation =
  | { kind: "found"; sealed: Uint8Array }
  /** Unknown, ended or deleted. */
  | { kind: "gone" }
  | { kind: "unavailable" };

/**
 * Finds the sealed content of a valuation that has not ended.
 *
 * @example const result = await findValuation(site, id);
 */
export async function findValuation(database: Database, id: string): Promise<FoundValuation> {
  const found = await whenAvailable(() =>
    runQuery(database, ({ orm }) =>
      orm
        .select({ sealed: valuation.sealed })
        .from(valuation)
        .where(and(eq(valuation.id, id), gt(valuation.endsAt, sql`now()`))),
    ),
  );
  if (!Array.isArray(found)) return found;
  const [only] = found;
  return only ? { kind: "found", sealed: only.sealed } : { kind: "gone" };
}

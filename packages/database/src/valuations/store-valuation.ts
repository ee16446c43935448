import type { Database } from "../connection/open-database.ts";
import { runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";
import { valuation } from "../schema/valuation.ts";

export type StoredValuation = {
  /** Follows from the secret of its link, as the key of `sealed` does. */
  id: string;
  sealed: Uint8Array;
  /** Keyed hash of the shopper's email address; null when none was given. */
  emailKey: string | null;
  storeId: string;
  endsAt: Date;
  /** Limits of the shopper's network. */
  limits?: readonly RateLimit[];
};

export type StoreValuationResult =
  | { kind: "stored" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** The database was unavailable for five seconds. The request can be repeated. */
  | { kind: "unavailable" };

/**
 * Stores a valuation until it ends (docs/product/trade-in.md, "The link").
 *
 * @example await storeValuation(site, { id, sealed, emailKey: null, storeId: "north", endsAt });
 */
export function storeValuation(
  database: Database,
  { limits = [], sealed, ...row }: StoredValuation,
): Promise<StoreValuationResult> {
  return whenAvailable(() =>
    runTransaction<StoreValuationResult>(database, async (connection) => {
      const seconds = await countRequest(connection, limits);
      if (seconds !== null) return { kind: "limited", retryAfterSeconds: seconds };
      await connection.orm.insert(valuation).values({ ...row, sealed: Buffer.from(sealed) });
      return { kind: "stored" };
    }),
  );
}

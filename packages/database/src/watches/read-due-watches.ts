import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/**
 * A watch is due when the worker has not seen it yet, or when the inventory changed since and its address got no news
 * within a day. All due watches of an address come together.
 */
const DUE = `
WITH due AS (
  SELECT id, email_key
  FROM watch
  WHERE checked_version IS NULL
    OR (
      confirmed_at > now() - interval '180 days' AND checked_version < $1
      AND NOT EXISTS (
        SELECT FROM shopper_email
        WHERE shopper_email.email_key = watch.email_key AND kind = 'watch-news'
          AND shopper_email.created_at > now() - interval '1 day'
      )
    )
), chosen AS (
  SELECT DISTINCT email_key FROM due ORDER BY email_key LIMIT $2
)
SELECT id,
       email_key AS "emailKey",
       sealed,
       store_id AS "storeId",
       locale,
       vin,
       query,
       label,
       confirmed_at IS NOT NULL AS confirmed,
       checked_version::float8 AS "checkedVersion",
       known_old_price::float8 AS "oldPrice",
       known_sale_price::float8 AS "salePrice",
       known_vins AS "vins"
FROM watch
WHERE id IN (SELECT id FROM due) AND email_key IN (SELECT email_key FROM chosen)
ORDER BY email_key, created_at, id`;

/** What the worker last knew about a watched vehicle or search. Prices are cents, as stored. */
export type KnownStock = { oldPrice: number | null; salePrice: number | null; vins: string[] | null };

export type DueWatch = {
  id: string;
  emailKey: string;
  /** Sealed with the watch's id. */
  sealed: Buffer;
  storeId: string;
  locale: string;
  vin: string | null;
  query: string | null;
  label: string;
  confirmed: boolean;
  /** The inventory version of `known`; null when the worker has not seen the watch yet. */
  checkedVersion: number | null;
  known: KnownStock;
};

type DueRow = Omit<DueWatch, "known"> & KnownStock;

/**
 * Reads the watches to compare with an inventory version, of up to `limit` addresses.
 *
 * @throws DatabaseError
 * @example const due = await readDueWatches(worker, { version, limit: 100 });
 */
export async function readDueWatches(
  database: Database,
  { version, limit }: { version: number; limit: number },
): Promise<DueWatch[]> {
  const found = await runQuery(database, ({ rows }) => rows<DueRow>(DUE, [version, limit]));
  return found.map(({ oldPrice, salePrice, vins, ...row }) => ({
    ...row,
    known: { oldPrice, salePrice, vins },
  }));
}

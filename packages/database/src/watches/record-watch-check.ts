import { sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import type { KnownStock } from "./read-due-watches.ts";

/** News that could not be delivered for two days is out of date. */
const NEWS_SECONDS = 2 * 86_400;

const UPDATE = `
UPDATE watch
SET checked_version = $3, known_old_price = $4, known_sale_price = $5, known_vins = $6
WHERE id = $1 AND checked_version IS NOT DISTINCT FROM $2
RETURNING id`;

const NEWS_OF_TODAY = `
SELECT FROM shopper_email
WHERE email_key = $1 AND kind = 'watch-news' AND created_at > now() - interval '1 day'`;

export type WatchCheck = {
  emailKey: string;
  storeId: string;
  /** The inventory version that the watches were compared with. */
  version: number;
  watches: readonly { id: string; checkedVersion: number | null; known: KnownStock }[];
  /** The one email with the news of all these watches; null without news. */
  news: QueuedEmail | null;
};

class Outdated extends Error {}

/**
 * Records what the worker now knows about an address's watches and queues their news, in one transaction: after a
 * crash both are there or none, so that nothing is sent twice. Returns false, and writes nothing, when a watch has
 * ended or another worker was faster, or when the address got news within a day.
 *
 * @example await recordWatchCheck(worker, { emailKey, storeId, version, watches, news });
 */
export async function recordWatchCheck(database: Database, check: WatchCheck): Promise<boolean> {
  try {
    await runTransaction(database, (connection) => record(connection, check));
    return true;
  } catch (error) {
    if (error instanceof Outdated) return false;
    throw error;
  }
}

async function record(connection: Connection, check: WatchCheck): Promise<void> {
  const { emailKey, storeId, version, news } = check;
  // Two workers with different watches of one address would both find no news of today.
  await connection.orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey}, 1))`);
  for (const { id, checkedVersion, known } of check.watches) {
    const { oldPrice, salePrice, vins } = known;
    const updated = await connection.rows(UPDATE, [id, checkedVersion, version, oldPrice, salePrice, vins]);
    if (updated.length === 0) throw new Outdated();
  }
  if (news === null) return;
  if ((await connection.rows(NEWS_OF_TODAY, [emailKey])).length > 0) throw new Outdated();
  await queueEmail(connection, news, {
    kind: "watch-news",
    emailKey,
    storeId,
    lifetimeSeconds: NEWS_SECONDS,
  });
}

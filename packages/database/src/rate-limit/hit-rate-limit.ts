import type { Database } from "../connection/open-database.ts";
import { type Connection, runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";

/** When counting takes longer, the hit is allowed. */
const RETRY_TIMEOUT_MS = 2_000;

/** Counts in the current window or starts a new one; returns no row and writes nothing beyond the limit. */
const HIT = `
INSERT INTO rate_limit AS counted (key, hits, ends_at)
VALUES ($1, $2, now() + make_interval(secs => $3))
ON CONFLICT (key) DO UPDATE
SET hits = CASE WHEN counted.ends_at <= now() THEN excluded.hits ELSE counted.hits + excluded.hits END,
    ends_at = CASE WHEN counted.ends_at <= now() THEN excluded.ends_at ELSE counted.ends_at END
WHERE counted.ends_at <= now() OR counted.hits + excluded.hits <= $4
RETURNING 1`;

const WAIT =
  "SELECT ceil(extract(epoch FROM ends_at - now()))::int AS seconds FROM rate_limit WHERE key = $1";

export type RateLimit = {
  /** A keyed hash, `lead:<hmac of network and day>`; never an IP address. */
  key: string;
  windowSeconds: number;
  /** Maximum hits in a window. */
  limit: number;
  /** Default 1. */
  cost?: number;
};

export type RateLimitResult = {
  allowed: boolean;
  /** Seconds until the window ends, 0 when allowed. */
  retryAfterSeconds: number;
};

/**
 * Counts a hit against the limit. A window starts with its first hit; rejected hits are not counted. Allows every hit
 * while the database is unavailable: a lead is more important than the limit.
 *
 * @example const { allowed } = await hitRateLimit(site, { key, windowSeconds: 600, limit: 10 });
 */
export async function hitRateLimit(database: Database, hit: RateLimit): Promise<RateLimitResult> {
  const result = await whenAvailable(
    () => runQuery(database, (connection) => countHit(connection, hit)),
    RETRY_TIMEOUT_MS,
  );
  return "kind" in result ? { allowed: true, retryAfterSeconds: 0 } : result;
}

/** Counts a hit on a connection, in its transaction if there is one. */
export async function countHit(
  { rows }: Pick<Connection, "rows">,
  { key, windowSeconds, limit, cost = 1 }: RateLimit,
): Promise<RateLimitResult> {
  if (cost > limit) return { allowed: false, retryAfterSeconds: windowSeconds };
  const counted = await rows(HIT, [key, cost, windowSeconds, limit]);
  if (counted.length === 1) return { allowed: true, retryAfterSeconds: 0 };
  const [wait] = await rows<{ seconds: number }>(WAIT, [key]);
  return { allowed: false, retryAfterSeconds: Math.max(1, wait?.seconds ?? 1) };
}

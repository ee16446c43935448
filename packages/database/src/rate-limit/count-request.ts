import type { Connection } from "../connection/run-query.ts";
import { countHit, type RateLimit } from "./hit-rate-limit.ts";

/** Counts a request against several limits; the seconds to wait at the first that is reached, else null. */
export async function countRequest(
  connection: Pick<Connection, "rows">,
  limits: readonly RateLimit[],
): Promise<number | null> {
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await countHit(connection, limit);
    if (!allowed) return retryAfterSeconds;
  }
  return null;
}

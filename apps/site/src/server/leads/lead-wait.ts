import "server-only";
import { hitRateLimit } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";

/**
 * The seconds that a network must wait before it can send a lead; null when it can send one now. Counts nothing: the
 * lead does. Asked before another system does something for a lead, which could not be taken back.
 */
export async function leadWait(network: string): Promise<number | null> {
  for (const { limit, ...hit } of networkLimits("lead", network, siteEnv().LEAD_RATE_LIMIT)) {
    // A hit without a cost fits while one more hit would.
    const { allowed, retryAfterSeconds } = await hitRateLimit(siteState().database, {
      ...hit,
      limit: limit - 1,
      cost: 0,
    });
    if (!allowed) return retryAfterSeconds;
  }
  return null;
}

import "server-only";
import { hitRateLimit } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";

/**
 * Returns the seconds that a network must wait before its next lead; null when it need not wait. It counts no hit:
 * the lead itself does. Call it before another system books something for the lead.
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

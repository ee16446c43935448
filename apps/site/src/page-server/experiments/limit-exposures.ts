import { type Database, hitRateLimit } from "@forecourt/database";
import { networkLimits } from "#server/http/network-limits.ts";

/** New visitors of one network in ten minutes; many phones share a network. */
const EXPOSURES_PER_NETWORK = 600;

/**
 * Counts new exposures of a network, and tells whether they may be stored.
 *
 * @param network from `networkKey`
 * @example await exposuresAllowed(database, network, 1) // true
 */
export async function exposuresAllowed(database: Database, network: string, count: number): Promise<boolean> {
  for (const limit of networkLimits("exposure", network, EXPOSURES_PER_NETWORK)) {
    const { allowed } = await hitRateLimit(database, { ...limit, cost: count });
    if (!allowed) return false;
  }
  return true;
}

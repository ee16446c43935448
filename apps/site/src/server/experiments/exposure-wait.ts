import "server-only";
import { hitRateLimit } from "@forecourt/database";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";

/** One visitor reports each page of an experiment that the router had already; many phones share a network. */
const REPORTS_PER_NETWORK = 600;

/**
 * Counts a report of a shown page. Returns the seconds that the network must wait; null when it need not.
 *
 * @param network from `networkKey`
 * @example await exposureWait(networkKey(request, SITE_SECRET, new Date())) // null
 */
export async function exposureWait(network: string): Promise<number | null> {
  for (const limit of networkLimits("exposure", network, REPORTS_PER_NETWORK)) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(siteState().database, limit);
    if (!allowed) return retryAfterSeconds;
  }
  return null;
}

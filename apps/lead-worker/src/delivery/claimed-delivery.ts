import type { Delivery } from "@forecourt/database";

/** Duration of a claim; afterwards any worker may claim the message. */
export const LEASE_SECONDS = 30;

export type ClaimedDelivery = { delivery: Delivery; lease: Lease };

export type Lease = { secondsLeft: () => number };

/**
 * Measures a lease by the local clocks, from before the request: so it never ends later than in the database. Uses
 * the clock that advanced more: the monotonic one stops while a laptop sleeps, the wall clock can be changed.
 */
export function startLease(seconds: number): Lease {
  const monotonic = performance.now();
  const wall = Date.now();
  return {
    secondsLeft: () => seconds - Math.max(performance.now() - monotonic, Date.now() - wall) / 1000,
  };
}

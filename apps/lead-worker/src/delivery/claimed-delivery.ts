import type { Delivery } from "@forecourt/database";

/** A claim lasts this long; then any worker may take the message. */
export const LEASE_SECONDS = 30;

/** A claimed message and the end of its lease. */
export type ClaimedDelivery = { delivery: Delivery; lease: Lease };

/** Seconds that are left of a lease. */
export type Lease = { secondsLeft: () => number };

/**
 * Measures a lease on this machine, from before it was asked for: the database's end of it is never earlier. Two clocks
 * are read, since one stops while a laptop sleeps and the other may be set.
 */
export function startLease(seconds: number): Lease {
  const steady = performance.now();
  const wall = Date.now();
  return {
    secondsLeft: () => seconds - Math.max(performance.now() - steady, Date.now() - wall) / 1000,
  };
}

/** Seconds before each retry, about 28 hours in total. */
const SCHEDULE = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200];

/** Spreads the retries of leads that failed at the same time. */
const JITTER = 0.2;

/** The number of the last attempt; then the lead is dead and needs a manual retry. */
export const LAST_ATTEMPT = SCHEDULE.length + 1;

/**
 * Returns the seconds until the next attempt, at least the receiver's Retry-After; null after the last attempt.
 *
 * @param attempt number of the attempt that just failed, from 1
 * @param random from 0 to 1
 * @example retryDelay(1, { random: 0.5, retryAfterSeconds: null }) // 5
 */
export function retryDelay(
  attempt: number,
  { random, retryAfterSeconds }: { random: number; retryAfterSeconds: number | null },
): number | null {
  const planned = SCHEDULE[attempt - 1];
  if (planned === undefined) return null;
  const spread = planned * (1 - JITTER + 2 * JITTER * random);
  return Math.max(spread, retryAfterSeconds ?? 0);
}

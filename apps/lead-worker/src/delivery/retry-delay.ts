/** Seconds before each further try, about 28 hours in all: 5 s to 12 h. */
const SCHEDULE = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200];

/** So that leads that failed together do not come back together. */
const JITTER = 0.2;

/** The last try: after it, a lead waits for a person. */
export const LAST_ATTEMPT = SCHEDULE.length + 1;

/**
 * Seconds until the next try, or null when there is none left. A receiver that asks for more patience gets it.
 *
 * @param attempt number of the try that just failed, from 1
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

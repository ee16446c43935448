/** Maximum of the first delay, doubled for each retry. */
const BASE_DELAY_MS = 400;

/** A longer `Retry-After` ends the retries: users do not wait longer for a page. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * Returns the delay before a retry: `Retry-After` plus full jitter; null when `Retry-After` is too long.
 *
 * @param retry 0 for the delay after the first attempt
 * @param random from 0 inclusive to 1 exclusive
 * @returns milliseconds
 * @example retryDelay({ retry: 1, retryAfterSeconds: null, random: 0.5 }) // 400
 */
export function retryDelay({
  retry,
  retryAfterSeconds,
  random,
}: {
  retry: number;
  retryAfterSeconds: number | null;
  random: number;
}): number | null {
  const waitMs = (retryAfterSeconds ?? 0) * 1000;
  return waitMs > MAX_RETRY_AFTER_MS ? null : Math.round(waitMs + random * BASE_DELAY_MS * 2 ** retry);
}

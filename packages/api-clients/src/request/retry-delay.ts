/** The first wait at its longest, doubled for each further try. Milliseconds. */
const BASE_DELAY_MS = 400;

/** Nobody waits longer than this for a page; an API that asks for more gets no further try now. Milliseconds. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * How long to wait before another try, or null when it is not worth it. All of the wait is random ("full jitter"), so
 * that clients that failed together do not return together; what the API asked for comes before it.
 *
 * @param retry 0 for the wait after the first try
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
  const asked = (retryAfterSeconds ?? 0) * 1000;
  return asked > MAX_RETRY_AFTER_MS ? null : Math.round(asked + random * BASE_DELAY_MS * 2 ** retry);
}

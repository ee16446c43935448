/** The first wait at its longest, doubled for each further try. Milliseconds. */
const FIRST_MS = 400;

/** Nobody waits longer than this for a page; an API that asks for more gets no further try now. Milliseconds. */
const LONGEST_MS = 10_000;

/**
 * How long to wait before another try, or null when it is not worth it. All of the wait is chance ("full jitter"), so
 * that clients that failed together do not return together; what the API asked for comes before it.
 *
 * @param retry 0 for the wait after the first try
 * @param chance from 0 inclusive to 1 exclusive
 * @returns milliseconds
 * @example retryDelay({ retry: 1, retryAfterSeconds: null, chance: 0.5 }) // 400
 */
export function retryDelay({
  retry,
  retryAfterSeconds,
  chance,
}: {
  retry: number;
  retryAfterSeconds: number | null;
  chance: number;
}): number | null {
  const asked = (retryAfterSeconds ?? 0) * 1000;
  return asked > LONGEST_MS ? null : Math.round(asked + chance * FIRST_MS * 2 ** retry);
}

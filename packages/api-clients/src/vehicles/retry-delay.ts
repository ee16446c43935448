/** The first wait at its longest, doubled for each further try. Milliseconds. */
const FIRST_MS = 400;

/** Nobody waits longer than this for a page; an API that asks for more gets no further try now. Milliseconds. */
const LONGEST_MS = 10_000;

/**
 * How long to wait before another try, or null when it is not worth it. Half of each wait is chance, so that clients
 * that failed together do not return together.
 *
 * @param retry 0 for the wait after the first try
 * @param chance from 0 inclusive to 1 exclusive
 * @returns milliseconds
 * @example retryDelay({ retry: 1, retryAfterSeconds: null, chance: 0.5 }) // 600
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
  const own = FIRST_MS * 2 ** retry * (0.5 + chance / 2);
  const asked = (retryAfterSeconds ?? 0) * 1000;
  // An asked-for wait is a minimum; chance comes on top of it for the same reason.
  const wait = asked > 0 ? asked + own : own;
  return asked > LONGEST_MS ? null : Math.round(wait);
}

import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "./database-error.ts";

/** How long a request waits for a database that restarts. The form gives up after it, so 8 seconds at most. */
export const RETRY_TIMEOUT_MS = 8_000;

const INITIAL_DELAY_MS = 50;
const MAX_DELAY_MS = 500;

/**
 * Runs `work` until it succeeds or the time is over; then answers `unavailable`. `work` may run several times and may
 * still be under way when this gives up, so it must be safe to repeat.
 */
export async function whenAvailable<T>(
  work: () => Promise<T>,
  patienceMs: number = RETRY_TIMEOUT_MS,
): Promise<T | { kind: "unavailable" }> {
  const deadline = performance.now() + patienceMs;
  const over = new AbortController();
  const timeout = sleep(patienceMs, { kind: "unavailable" } as const, { signal: over.signal }).catch(() =>
    never(),
  );
  try {
    return await Promise.race([retry(work, deadline, over.signal), timeout]);
  } finally {
    over.abort();
  }
}

async function retry<T>(
  work: () => Promise<T>,
  deadline: number,
  over: AbortSignal,
): Promise<T | { kind: "unavailable" }> {
  for (let pause = INITIAL_DELAY_MS; ; pause = Math.min(pause * 2, MAX_DELAY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (over.aborted || performance.now() + pause >= deadline) return { kind: "unavailable" };
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}

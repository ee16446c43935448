import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "./database-error.ts";

/**
 * How long a request waits for a restarting database. The site starts no answer after six seconds and ends each after
 * nine. So a form has time for its own page.
 */
export const RETRY_TIMEOUT_MS = 5_000;

const INITIAL_DELAY_MS = 50;
const MAX_DELAY_MS = 500;

/**
 * Runs `work` until it succeeds or the timeout passes; then returns `unavailable`. `work` must be idempotent: it may run
 * several times and may still be running after the timeout.
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

import { expect } from "@playwright/test";

// After a kill, restarts and leases may take minutes under load: only the test's own limit ends a wait.
const NO_LIMIT = { timeout: 0 };

/** Waits until the queue is empty. */
export async function untilDelivered(workerUrl: string): Promise<void> {
  await expect
    .poll(() => queueOf(workerUrl), { message: "the queue is empty", ...NO_LIMIT })
    .toMatchObject({ ready: 0, sending: 0, dead: 0, held: 0 });
}

async function queueOf(workerUrl: string): Promise<unknown> {
  const answer = await fetch(`${workerUrl}/health`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { queue: unknown }).queue : "the worker does not answer";
}

/** Waits until the worker is healthy. */
export async function untilWorking(workerUrl: string): Promise<void> {
  await expect
    .poll(() => queueOf(workerUrl), { message: "the worker works", ...NO_LIMIT })
    .toMatchObject({ dead: 0 });
}

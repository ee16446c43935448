import { expect } from "@playwright/test";

/**
 * Waits until a count has grown by more than this. After a kill, retries may take minutes under load: only the test's
 * own limit ends the wait.
 */
export async function untilMore(count: () => number, growth: number): Promise<void> {
  const before = count();
  await expect.poll(count, { timeout: 0 }).toBeGreaterThan(before + growth);
}

import { setTimeout as sleep } from "node:timers/promises";

export type Schedule = {
  /** Minutes between the starts of two imports; 0 runs once. */
  intervalMinutes: number;
  /** Stops the schedule; a running import is finished. */
  signal: AbortSignal;
};

/**
 * Runs an import once, or repeatedly until the signal, never concurrently; returns the last exit code. When an import
 * takes longer than the interval, the next one starts at once.
 */
export async function scheduledImport(run: () => Promise<number>, schedule: Schedule): Promise<number> {
  for (;;) {
    const startedAt = performance.now();
    const exitCode = await run();
    if (schedule.intervalMinutes === 0 || schedule.signal.aborted) return exitCode;
    const pause = Math.max(0, schedule.intervalMinutes * 60_000 - (performance.now() - startedAt));
    // An abort ends the pause and the loop.
    await sleep(pause, undefined, { signal: schedule.signal }).catch(() => {});
    if (schedule.signal.aborted) return exitCode;
  }
}

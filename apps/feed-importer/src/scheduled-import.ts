import { setTimeout as sleep } from "node:timers/promises";

export type Schedule = {
  /** Minutes between the beginnings of two imports; 0 runs once. */
  intervalMinutes: number;
  /** Ends the schedule; an import under way is finished. */
  signal: AbortSignal;
};

/**
 * Runs an import once, or again and again until the signal; never two at a time. Returns the last exit code.
 *
 * An import that takes longer than the interval is followed at once by the next one.
 */
export async function scheduledImport(run: () => Promise<number>, schedule: Schedule): Promise<number> {
  for (;;) {
    const startedAt = performance.now();
    const exitCode = await run();
    if (schedule.intervalMinutes === 0 || schedule.signal.aborted) return exitCode;
    const pause = Math.max(0, schedule.intervalMinutes * 60_000 - (performance.now() - startedAt));
    // An abort wakes the sleeper, and is the reason to end.
    await sleep(pause, undefined, { signal: schedule.signal }).catch(() => {});
    if (schedule.signal.aborted) return exitCode;
  }
}

import type { Timers } from "../request.ts";

export type FakeClock = {
  now: () => number;
  timers: Timers;
  /** Advances the time and runs due timers in order. */
  advance: (milliseconds: number) => void;
  /** Remaining milliseconds of the running timers, shortest first. */
  pending: () => number[];
};

/** A clock that only moves when a test advances it. */
export function fakeClock(start = Date.UTC(2026, 10, 20, 15)): FakeClock {
  let now = start;
  let running: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    timers: {
      start: (callback, milliseconds) => {
        const timer = { at: now + milliseconds, callback };
        running.push(timer);
        return () => {
          running = running.filter((other) => other !== timer);
        };
      },
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const due = running.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        running = running.filter((other) => other !== due);
        now = due.at;
        due.callback();
      }
      now = end;
    },
    pending: () => running.map(({ at }) => at - now).sort((a, b) => a - b),
  };
}

/** Waits without a timeout until a condition is true, for real requests. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

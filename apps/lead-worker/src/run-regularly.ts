import { errorCode, errorFrames, isDatabaseError } from "@forecourt/database";
import type { DatabaseMonitor } from "./database-monitor.ts";
import type { Log } from "./log.ts";

/** After a bug the same work would fail again at once. */
const AFTER_BUG_MS = 60_000;

/**
 * Runs work again and again until stopped. Each pass returns the milliseconds until the next one; one that fails is
 * tried again after `everyMs`, or after a minute when it is not the database's fault.
 */
export function runRegularly(
  pass: () => Promise<number>,
  parts: { monitor: DatabaseMonitor; log: Log; everyMs: number; failure: string },
): { stop: () => Promise<void> } {
  const { monitor, log, everyMs, failure } = parts;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const tryPass = async (): Promise<number> => {
    try {
      return await pass();
    } catch (error) {
      if (isDatabaseError(error)) {
        monitor.failed(error);
        return everyMs;
      }
      log.error({ code: errorCode(error), frames: errorFrames(error) }, failure);
      return AFTER_BUG_MS;
    }
  };
  const schedule = (delay: number) => {
    if (stopping) return;
    timer = setTimeout(() => {
      running = tryPass().then(schedule);
    }, delay);
  };
  schedule(0);
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

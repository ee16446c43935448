import { errorCode, errorFrames, isDatabaseError } from "@forecourt/database";
import type { DatabaseMonitor } from "../database-monitor.ts";
import type { Log } from "../log.ts";
import type { WatchChecker } from "./check-due-watches.ts";

const EVERY_MS = 1_000;
/** There may be more addresses than one pass takes. */
const NEXT_PASS_MS = 50;
/** After a bug the same watches would fail again at once. */
const AFTER_BUG_MS = 60_000;

/** Checks watches each second until stopped; an idle check is two small queries. */
export function checkWatchesRegularly(parts: {
  checker: WatchChecker;
  monitor: DatabaseMonitor;
  log: Log;
  everyMs?: number;
}): { stop: () => Promise<void> } {
  const { checker, monitor, log, everyMs = EVERY_MS } = parts;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const pass = async (): Promise<number> => {
    try {
      const { emails, due } = await checker.check();
      if (emails > 0) log.info({ count: emails }, "Queued news of watches.");
      return due > 0 ? NEXT_PASS_MS : everyMs;
    } catch (error) {
      if (isDatabaseError(error)) {
        monitor.failed(error);
        return everyMs;
      }
      log.error({ code: errorCode(error), frames: errorFrames(error) }, "Watches could not be checked.");
      return AFTER_BUG_MS;
    }
  };
  const schedule = (delay: number) => {
    if (stopping) return;
    timer = setTimeout(() => {
      running = pass().then(schedule);
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

import type { DatabaseMonitor } from "../database-monitor.ts";
import type { Log } from "../log.ts";
import { runRegularly } from "../run-regularly.ts";
import type { WatchChecker } from "./check-due-watches.ts";

const EVERY_MS = 1_000;
/** There may be more addresses than one pass takes. */
const NEXT_PASS_MS = 50;

/** Checks watches each second until stopped; an idle check is two small queries. */
export function checkWatchesRegularly(parts: {
  checker: WatchChecker;
  monitor: DatabaseMonitor;
  log: Log;
  everyMs?: number;
}): { stop: () => Promise<void> } {
  const { checker, monitor, log, everyMs = EVERY_MS } = parts;
  const pass = async (): Promise<number> => {
    const { emails, due } = await checker.check();
    if (emails > 0) log.info({ count: emails }, "Queued news of watches.");
    return due > 0 ? NEXT_PASS_MS : everyMs;
  };
  return runRegularly(pass, { monitor, log, everyMs, failure: "Watches could not be checked." });
}

import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";

const CHECK_MS = 250;
/** Maximum delay between failed starts, such as on a full disk. */
const MAX_DELAY_MS = 15_000;

/**
 * Monitors the server and calls `restart` when it has died. Several processes may monitor the same server: a restart
 * takes the launch lock and reuses a server that another process has started.
 */
export function keepRunning(
  folder: DatabaseFolder,
  restart: () => Promise<void>,
  log: (message: string) => void,
): { stop: () => Promise<void> } {
  let working: Promise<void> | null = null;
  let pause = CHECK_MS;
  let nextTry = 0;
  const revive = async () => {
    log("database died, starting it again");
    try {
      await restart();
      pause = CHECK_MS;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      nextTry = performance.now() + pause;
      pause = Math.min(pause * 2, MAX_DELAY_MS);
    }
    working = null;
  };
  const timer = setInterval(() => {
    if (working === null && performance.now() >= nextTry && findPostmaster(folder) === null)
      working = revive();
  }, CHECK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}

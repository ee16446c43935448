import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";

const CHECK_MS = 250;

/**
 * Looks after the server and calls `restart` when it died. Several processes may look after the same server: each
 * restart happens under the launch lock, and finds the server running when another was sooner.
 */
export function keepRunning(
  folder: DatabaseFolder,
  restart: () => Promise<void>,
  log: (message: string) => void,
): { stop: () => Promise<void> } {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (working || findPostmaster(folder)) return;
    log("database died, starting it again");
    working = restart()
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        working = null;
      });
  }, CHECK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}

import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";

const CHECK_MS = 250;
/** Longest pause between two starts that fail, as on a full disk. */
const MAX_DELAY_MS = 15_000;

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

import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { isSameProcess, readProcessState } from "./process-state.ts";

const POLL_MS = 20;
/** After this the server is stopped immediately, and recovers at the next start. */
const STOP_TIMEOUT_MS = 10_000;

/** Stops the server (open transactions are rolled back) and waits for its process to end. */
export async function stopPostmaster(folder: DatabaseFolder): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  const startedAt = readProcessState(running.pid)?.startedAt ?? "";
  signal(running.pid, "SIGINT");
  const impatientAt = performance.now() + STOP_TIMEOUT_MS;
  let impatient = false;
  // Wait for the process: it removes the pid file shortly before it ends.
  while (isSameProcess(running.pid, startedAt)) {
    if (!impatient && performance.now() > impatientAt) {
      impatient = true;
      signal(running.pid, "SIGQUIT");
    }
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { isSameProcess, readProcessState } from "./process-state.ts";

const POLL_MS = 20;
/** Past this the server is told to drop everything; it then recovers from its log at the next start. */
const STOP_TIMEOUT_MS = 10_000;

/** Stops the server and waits for its process to end: open transactions are rolled back, what is committed stays. */
export async function stopPostmaster(folder: DatabaseFolder): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  const startedAt = readProcessState(running.pid)?.startedAt ?? "";
  signal(running.pid, "SIGINT");
  const impatientAt = performance.now() + STOP_TIMEOUT_MS;
  let impatient = false;
  // That its pid file is gone says too little: it removes that a moment before it ends.
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

import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-file.ts";

const POLL_MS = 20;
/** Past this the server is told to drop everything; it then recovers from its log at the next start. */
const PATIENCE_MS = 10_000;

/** Stops the server: open transactions are rolled back, what is committed stays. */
export async function stopPostmaster(folder: DatabaseFolder): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  signal(running.pid, "SIGINT");
  const impatientAt = performance.now() + PATIENCE_MS;
  let impatient = false;
  while (findPostmaster(folder)?.pid === running.pid) {
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

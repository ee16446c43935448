import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const STOP_CLI = fileURLToPath(new URL("./stop-unused-cli.ts", import.meta.url));

/** A shell costs little while it waits; it starts Node only when its input ends without a line. */
const WAIT = 'read -r _ || exec "$0" "$1" "$2"';

/**
 * Stops the embedded server of a data folder if this process ends without calling the returned function, also by
 * SIGKILL. Another process that uses the server keeps it.
 *
 * @example const done = stopWhenKilled(dataDir);
 */
export function stopWhenKilled(dataDir: string): () => void {
  // Detached: a signal to the process group of the tests must not end it.
  const watcher = spawn("sh", ["-c", WAIT, process.execPath, STOP_CLI, dataDir], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  // The shell may have ended before the line is written.
  watcher.stdin.on("error", () => {});
  return () => watcher.stdin.end("done\n");
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { compileCache, toolPath } from "../run-command.ts";

export type Supervised = { stop(): Promise<void> };

/** Restarts fast after a single crash, and slowly in a crash loop to save resources. */
const RESTART_MS = [200, 1000, 3000, 10_000];
const STEADY_MS = 30_000;
const STOP_MS = 15_000;

/**
 * Keeps a process running: restarts it after it ends, with a shorter delay after a longer run; stops it with SIGTERM,
 * and after 15 s with SIGKILL. The process must end when its channel to the parent process closes.
 *
 * @param onStart gets the process id of every start
 * @param onEnd gets the exit code of every end that nobody asked for
 */
export function supervise(
  name: string,
  args: string[],
  env: Record<string, string>,
  {
    log,
    onStart,
    onEnd,
  }: { log: (line: string) => void; onStart: (pid: number) => void; onEnd: (code: number | null) => void },
): Supervised {
  let child: ChildProcess | undefined;
  let stopping = false;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, args, {
      env: { ...process.env, PATH: toolPath(), NODE_COMPILE_CACHE: compileCache, ...env },
      // The child notices the end of this process by the channel, and stops.
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    if (child.pid !== undefined) onStart(child.pid);
    child.once("exit", (code, signal) => {
      if (stopping) return;
      failures = Date.now() - startedAt > STEADY_MS ? 0 : failures + 1;
      const wait = RESTART_MS[Math.min(failures, RESTART_MS.length - 1)] ?? 0;
      log(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${wait} ms`);
      restart = setTimeout(start, wait);
      onEnd(code);
    });
  };
  start();

  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const kill = setTimeout(() => child?.kill("SIGKILL"), STOP_MS);
      await gone;
      clearTimeout(kill);
    },
  };
}

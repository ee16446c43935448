import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** The account of Debian for services without files: database servers refuse to run as root. */
const NOBODY = "65534";

/** A command, as an account that is not root. */
export function asService(command: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]];
  return ["setpriv", [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", command, ...args]];
}

/** Gives a folder to that account. */
export function giveToService(folder: string): void {
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
}

export type Service = { stop(): Promise<void> };

/** Starts a server that stays in the foreground. */
export function startService(
  [command, args]: [string, string[]],
  { env, signal }: { env: NodeJS.ProcessEnv; signal: NodeJS.Signals },
): Service {
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  return {
    async stop() {
      child.kill(signal);
      await ended;
    },
  };
}

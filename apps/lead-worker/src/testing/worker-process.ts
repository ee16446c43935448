import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";

export type ProgramResult = { code: number | null; output: string; errors: string };
export type Program = {
  process: ChildProcess;
  /** Resolves when the process has ended. */
  ended: Promise<ProgramResult>;
};

/** Starts programs of this app as child processes; kills them after each test. */
export function usePrograms(): (file: string, args: string[], env: Record<string, string>) => Program {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
  });
  return (file, args, env) => {
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    const child = spawn(process.execPath, [path, ...args], {
      env: { ...ownEnv(), ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    running.add(child);
    let output = "";
    let errors = "";
    child.stdout!.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr!.on("data", (chunk) => {
      errors += chunk;
    });
    const ended = once(child, "close").then(([code]) => {
      running.delete(child);
      return { code: code as number | null, output, errors };
    });
    return { process: child, ended };
  };
}

/** The compile cache of the test run speeds up each start. */
function ownEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };
}

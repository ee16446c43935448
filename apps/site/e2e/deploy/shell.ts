import { type ChildProcess, spawn } from "node:child_process";

export type Shell = {
  /** Runs commands in the same shell as those before. Throws with the output when one fails. */
  run(commands: string): Promise<void>;
  /** Ends the shell with everything that it started. */
  stop(): Promise<void>;
};

/** Starts a shell that stops at the first command that fails. */
export function startShell(env: NodeJS.ProcessEnv, folder: string): Shell {
  // A group of its own, so that processes in the background end with it.
  const shell = spawn("bash", ["-euo", "pipefail"], { cwd: folder, env, detached: true });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<void>((resolve) => shell.on("exit", () => resolve()));
  let steps = 0;
  return {
    async run(commands) {
      const [from, end] = [output.length, `commands ${++steps} ended`];
      const done = new Promise<void>((resolve) =>
        listeners.add(() => output.includes(end, from) && resolve()),
      );
      shell.stdin.write(`${commands}\necho "${end}"\n`);
      await Promise.race([done, ended]);
      listeners.clear();
      if (!output.includes(end, from)) throw new Error(`the commands failed:\n${output.slice(from)}`);
    },
    async stop() {
      endGroup(shell);
      await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, "SIGKILL");
  } catch {
    // The shell has failed and is gone.
  }
}

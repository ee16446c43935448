import { spawn } from "node:child_process";
import { once } from "node:events";

export const root = new URL("..", import.meta.url).pathname;

/** Node.js keeps compiled modules here: programs start in half the time. */
export const compileCache = `${root}node_modules/.cache/node-compile`;

export type CommandResult = { code: number; output: string };

/** Runs a command, prints and returns its output. The workspace's tools are first in the path. */
export async function runCommand(
  command: string,
  args: readonly string[],
  {
    quiet = false,
    env = {},
    cwd = root,
  }: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_COMPILE_CACHE: compileCache,
      // The output goes through a pipe; Node warns when both are set.
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      PATH: toolPath(),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const [stream, sink] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      output += text;
      if (!quiet) sink.write(text);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, output };
}

/** A PATH with the workspace's tools first. */
export function toolPath(): string {
  return `${root}node_modules/.bin:${process.env["PATH"] ?? ""}`;
}

import { type ChildProcess, spawn } from "node:child_process";
import { asServerAccount, type ServerAccount } from "./server-account.ts";
import type { ServerPackage } from "./server-package.ts";

/** What is needed to run a program of the server. */
export type ServerRuntime = { server: ServerPackage; account: ServerAccount; libraryPath: string };

/** Starts a program of the server under its account, without the caller's environment. */
export function spawnServerProgram(
  { account, libraryPath }: ServerRuntime,
  program: string,
  args: string[],
  options: { stdio: ("ignore" | "pipe" | number)[]; detached?: boolean; cwd?: string },
): ChildProcess {
  const run = asServerAccount(account, program, args);
  const searchPath = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  const env: Record<string, string | undefined> = {
    PATH: systemPath(),
    [searchPath]: libraryPath,
    LC_ALL: "C",
    TZ: "UTC",
  };
  return spawn(run.command, run.args, {
    cwd: "/",
    ...options,
    ...run.ids,
    // Frameworks around this package may declare more of an environment than this one has.
    env: env as NodeJS.ProcessEnv,
  });
}

function systemPath(): string {
  // biome-ignore lint/style/noProcessEnv: where the system keeps its programs is not a setting of ours
  return process.env["PATH"] ?? "/usr/bin:/bin";
}

import { type ChildProcess, spawn } from "node:child_process";
import { asServerAccount, type ServerAccount } from "./server-account.ts";
import type { ServerPackage } from "./server-package.ts";

/** All that is needed to run one of the server's programs. */
export type ServerRuntime = { server: ServerPackage; account: ServerAccount; libraryPath: string };

/** Starts one of the server's programs under the server's account, with none of the caller's environment. */
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

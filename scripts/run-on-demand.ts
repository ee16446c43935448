import { type CommandResult, root, runCommand } from "./run-command.ts";

const folder = `${root}on-demand/`;

let installed: Promise<CommandResult> | null = null;

/**
 * Runs a tool of `on-demand`, in the workspace's root, and returns its output. Installs those tools first.
 *
 * @example await runOnDemand("attw", ["adf.tgz"])
 */
export async function runOnDemand(command: string, args: readonly string[]): Promise<CommandResult> {
  installed ??= runCommand("pnpm", ["--dir", folder, "install", "--frozen-lockfile"], { quiet: true });
  const installation = await installed;
  if (installation.code !== 0) return installation;
  const path = `${folder}node_modules/.bin:${process.env["PATH"] ?? ""}`;
  return runCommand(command, args, { quiet: true, env: { PATH: path } });
}

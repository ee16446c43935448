import { type CommandResult, root, runCommand } from "./run-command.ts";

/** The project of those tools. */
export const onDemandFolder = `${root}on-demand/`;

let installed: Promise<CommandResult> | null = null;

/**
 * Runs a tool of `on-demand`, in the workspace's root or `cwd`, and returns its output. Installs those tools first.
 *
 * @example await runOnDemand("attw", ["adf.tgz"])
 */
export async function runOnDemand(
  command: string,
  args: readonly string[],
  { cwd = root }: { cwd?: string } = {},
): Promise<CommandResult> {
  installed ??= runCommand("pnpm", ["--dir", onDemandFolder, "install", "--frozen-lockfile"], {
    quiet: true,
  });
  const installation = await installed;
  if (installation.code !== 0) return installation;
  const path = `${onDemandFolder}node_modules/.bin:${process.env["PATH"] ?? ""}`;
  return runCommand(command, args, { quiet: true, cwd, env: { PATH: path } });
}

import { type CommandResult, root, runCommand } from "./run-command.ts";

/** The project of those tools. */
export const onDemandFolder = `${root}on-demand/`;

let installed: Promise<CommandResult> | null = null;

/**
 * Runs a tool of `on-demand` as `runCommand` does. Installs those tools first.
 *
 * @example await runOnDemand("attw", ["adf.tgz"], { quiet: true })
 */
export async function runOnDemand(
  command: string,
  args: readonly string[],
  { quiet = false, cwd = root }: { quiet?: boolean; cwd?: string } = {},
): Promise<CommandResult> {
  installed ??= runCommand("pnpm", ["--dir", onDemandFolder, "install", "--frozen-lockfile"], {
    quiet: true,
  });
  const installation = await installed;
  if (installation.code !== 0) {
    if (!quiet) console.error(installation.output);
    return installation;
  }
  const path = `${onDemandFolder}node_modules/.bin:${process.env["PATH"] ?? ""}`;
  return runCommand(command, args, { quiet, cwd, env: { PATH: path } });
}

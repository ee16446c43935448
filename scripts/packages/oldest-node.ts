import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { releaseAgeRule } from "./example-project.ts";

/** The oldest version that the manifests' `engines` allow: the first one that runs TypeScript without an option. */
export const OLDEST_NODE = "22.18.0";

/** Installs this Node.js into a new folder outside the workspace and returns its program's path. */
export async function installOldestNode(): Promise<{ folder: string; program: string }> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-oldest-node-"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { node: OLDEST_NODE } }),
  );
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `packages: []\n${releaseAgeRule()}\nallowBuilds:\n  node: true\n`,
  );
  const installed = await runCommand("pnpm", ["install", "--no-frozen-lockfile"], {
    cwd: folder,
    quiet: true,
  });
  if (installed.code !== 0) throw new Error(`Node ${OLDEST_NODE} cannot be installed.\n${installed.output}`);
  const program = join(folder, "node_modules/node/bin/node");
  const { output } = await runCommand(program, ["--version"], { cwd: folder, quiet: true });
  if (output.trim() !== `v${OLDEST_NODE}`) throw new Error(`${program} is ${output}, not ${OLDEST_NODE}`);
  return { folder, program };
}

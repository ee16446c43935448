import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { publishedPackages, tarballOf } from "./published-packages.ts";

/**
 * Copies `examples/{name}` to a new folder outside the workspace and installs it: our packages from tarballs, others
 * from the registry with the same supply-chain rule. pnpm links only declared dependencies, so a missing one fails.
 */
export async function installExample(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `forecourt-${name}-`));
  cpSync(join(root, "examples", name), folder, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  await installProject(folder, []);
  return folder;
}

/** Installs the project in a folder: our packages from tarballs, others from the registry. */
export async function installProject(folder: string, members: readonly string[]): Promise<void> {
  const overrides = publishedPackages.map(
    ({ manifest }) => `  "${manifest.name}": "file:${tarballOf(manifest)}"`,
  );
  const packages = `packages: ${JSON.stringify(members)}`;
  const builds = ["allowBuilds:", "  esbuild: true", "  sharp: false"];
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `${[packages, releaseAgeRule(), ...builds, "overrides:", ...overrides].join("\n")}\n`,
  );
  const { code, output } = await runCommand("pnpm", ["install", "--no-frozen-lockfile"], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${folder} cannot be installed from the tarballs.\n${output}`);
}

/** The workspace's rule about the age of versions, as a line of YAML. */
export function releaseAgeRule(): string {
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  return /^minimumReleaseAge: .*$/m.exec(workspace)![0];
}

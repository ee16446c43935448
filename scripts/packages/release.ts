/**
 * Publishes and tags every package version that is not in the registry. Runs in the release workflow only
 * (docs/releasing.md): provenance needs the workflow's identity and the repository URL in each manifest.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { publishedPackages } from "./published-packages.ts";

const repository = process.env["GITHUB_REPOSITORY"];
if (!repository) throw new Error("Releases run in the release workflow: GITHUB_REPOSITORY is not set.");

for (const { folder } of publishedPackages) {
  const file = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as object;
  const url = `git+${process.env["GITHUB_SERVER_URL"]}/${repository}.git`;
  const named = { ...manifest, repository: { type: "git", url, directory: relative(root, folder) } };
  writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
}
for (const [command, ...args] of [
  ["node", "scripts/packages/pack-all.ts"],
  ["changeset", "publish"],
]) {
  const { code } = await runCommand(command!, args);
  if (code !== 0) process.exit(code);
}

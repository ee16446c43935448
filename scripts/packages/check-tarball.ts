import { runCommand } from "../run-command.ts";
import { runOnDemand } from "../run-on-demand.ts";
import { type PublishedPackage, tarballOf } from "./published-packages.ts";

/**
 * Runs publint and "are the types wrong" on a packed package; empty when both pass. Packages are ES modules only, so
 * CommonJS findings are ignored; style sheets have no types.
 */
export async function problemsOfTarball({ manifest }: PublishedPackage): Promise<string[]> {
  const tarball = tarballOf(manifest);
  const sheets = Object.keys(manifest.exports).filter((subpath) => subpath.endsWith(".css"));
  const exclude = sheets.length > 0 ? ["--exclude-entrypoints", ...sheets] : [];
  const runs = await Promise.all([
    runCommand("publint", ["run", tarball, "--strict"], { quiet: true }),
    runOnDemand("attw", [tarball, "--profile", "esm-only", "--format", "ascii", ...exclude], { quiet: true }),
  ]);
  return runs.filter(({ code }) => code !== 0).map(({ output }) => output);
}

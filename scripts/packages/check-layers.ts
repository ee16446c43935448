/**
 * Installs one package of each layer from its tarball into a project outside the workspace and runs its README's
 * example. `check-packages.ts` does so with all packages.
 */
import { rmSync } from "node:fs";
import { runCommand } from "../run-command.ts";
import { reportCounts } from "../test/counts.ts";
import { problemsOfReadmes } from "./check-readmes.ts";
import { publishedPackages, withDependencies } from "./published-packages.ts";
import { installReadmeProjects } from "./readme-projects.ts";

const ONE_OF_EACH_LAYER = [
  "@forecourt/money",
  "@forecourt/finance",
  "@forecourt/api-clients",
  "@forecourt/vehicle-illustrations",
  "@forecourt/ui",
];

let passed = 0;
let failed = 0;
const report = (name: string, problems: string[]) => {
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) passed += 1;
  else failed += 1;
};

const layers = publishedPackages.filter(({ manifest }) => ONE_OF_EACH_LAYER.includes(manifest.name));
const packed = withDependencies(ONE_OF_EACH_LAYER).map(({ manifest }) => manifest.name);
const { code, output } = await runCommand("node", ["scripts/packages/pack-all.ts", ...packed], {
  quiet: true,
});
report("one package of each layer is built and packed", code === 0 ? [] : [output]);
if (failed === 0) {
  const readmes = await installReadmeProjects(layers);
  report("each README has an example", readmes.withoutExample);
  for (const { name, problems } of await problemsOfReadmes(readmes, {})) report(name, problems);
  rmSync(readmes.folder, { recursive: true, force: true });
}
reportCounts("check:layers", { passed, failed });

/**
 * Tests the packages as installed by other dealerships: packed, linted, installed from tarballs into new projects outside
 * the workspace, type-checked and run. `pnpm check:packages`.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { reportCounts } from "../test/counts.ts";
import { problemsOfChangesets } from "./check-changesets.ts";
import { problemsOfDependencies } from "./check-dependencies.ts";
import { problemsOfDocs, problemsOfLiveExamples } from "./check-docs.ts";
import { problemsOfFaces } from "./check-faces.ts";
import { problemsOfManifest } from "./check-manifest.ts";
import { addSourceMaps, problemsOfNextApp } from "./check-next-app.ts";
import { problemsOfReadmes, TO_JAVASCRIPT } from "./check-readmes.ts";
import { KIT_SIZES, PACKAGE_SIZES, problemsOfSizes } from "./check-sizes.ts";
import { problemsOfTarball } from "./check-tarball.ts";
import { problemsOfUnits } from "./check-units.ts";
import { problemsOfViteApp } from "./check-vite-app.ts";
import { installExample } from "./example-project.ts";
import { installOldestNode, OLDEST_NODE } from "./oldest-node.ts";
import { publishedPackages } from "./published-packages.ts";
import { installReadmeProjects } from "./readme-projects.ts";
import { writePartsPage } from "./write-parts-page.ts";

let passed = 0;
let failed = 0;
const report = (name: string, problems: string[]) => {
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) passed += 1;
  else failed += 1;
};
const run = async (folder: string, command: string, ...args: string[]) => {
  const { code, output } = await runCommand(command, args, { cwd: folder, quiet: true });
  return code === 0 ? [] : [output];
};

const runTsc = (folder: string, ...args: string[]) => run(folder, "pnpm", "exec", "tsc", "-p", ".", ...args);

/** Regenerates the brand, which must read its input and change nothing. */
const problemsOfBrand = async (folder: string, file: string) => {
  const before = readFileSync(join(folder, file), "utf8");
  const problems = await run(folder, "pnpm", "brand");
  if (problems.length > 0) return problems;
  return readFileSync(join(folder, file), "utf8") === before ? [] : [`${file} is not what brand.ts writes`];
};

/** How users' compilers find modules; the declarations of all packages are checked in each. */
const MODULES = [
  ["nodenext", "nodenext"],
  ["node16", "node16"],
  ["esnext", "bundler"],
] as const;

report("every package is released or has a changeset", problemsOfChangesets());
/** Makes the documentation and opens it in a browser. */
const checkDocs = async () => {
  const undocumented = await run(root, "node", "scripts/packages/docs.ts");
  const notMade = ["The documentation was not made."];
  if (undocumented.length > 0) return { undocumented, broken: notMade, brokenExamples: notMade };
  return { undocumented, broken: await problemsOfDocs(), brokenExamples: await problemsOfLiveExamples() };
};
// The documentation needs one core only.
const [docs, unpacked] = await Promise.all([checkDocs(), run(root, "node", "scripts/packages/pack-all.ts")]);
report("every exported name is documented", docs.undocumented);
report("the documentation's search and links work", docs.broken);
report("the documentation's live examples run at 1440 and 390 px", docs.brokenExamples);
report("every package is built and packed", unpacked);
if (failed === 0) {
  for (const published of publishedPackages) {
    report(`${published.manifest.name}: publint and types`, await problemsOfTarball(published));
    report(`${published.manifest.name}: manifest and links`, await problemsOfManifest(published));
  }

  const script = await installExample("node-script");
  const readmes = await installReadmeProjects();
  report("no package brings what it should not", await problemsOfDependencies(script));
  report("each README has an example", readmes.withoutExample);
  for (const [folder, whose] of [
    [script, "the Node script"],
    [readmes.folder, "the READMEs' examples"],
  ] as const) {
    for (const [module, resolution] of MODULES) {
      report(
        `${whose}: right types as ${module}, ${resolution}`,
        await runTsc(folder, "--module", module, "--moduleResolution", resolution),
      );
    }
  }
  report("a wrong unit does not compile", await problemsOfUnits(script));
  report("parts of the packages are within their size", await problemsOfSizes(script, PACKAGE_SIZES));
  report("the Node script runs", await run(script, "pnpm", "start"));
  report("the Node script compiles to JavaScript", await runTsc(script, ...TO_JAVASCRIPT));
  const oldest = await installOldestNode();
  report(`the Node script runs on Node ${OLDEST_NODE}`, await run(script, oldest.program, "src/nightly.js"));
  for (const { name, problems } of await problemsOfReadmes(readmes, { [OLDEST_NODE]: oldest.program }))
    report(name, problems);
  for (const published of publishedPackages.filter(({ manifest }) => manifest.name !== "@forecourt/ui")) {
    report(`${published.manifest.name}: packed as written`, await problemsOfFaces(published, script));
  }

  const app = await installExample("vite-app");
  report("defineBrand writes the Vite app's brand", await problemsOfBrand(app, "src/brand.css"));
  report("the Vite app has right types", await run(app, "pnpm", "typecheck"));
  report("parts of the kit are within their size", await problemsOfSizes(app, KIT_SIZES));
  report("the Vite app builds", await run(app, "pnpm", "build"));
  report("the Vite app is another dealership's site, without Tailwind", await problemsOfViteApp(app));

  const server = await installExample("next-app");
  report("defineBrand writes the Next app's brand", await problemsOfBrand(server, "src/app/brand.css"));
  report("the Next app has right types", await run(server, "pnpm", "typecheck"));
  const notShown = writePartsPage(server);
  report("every server-safe part of the kit can stand on one page", notShown);
  if (notShown.length === 0) {
    addSourceMaps(server);
    report("the Next app builds with that page", await run(server, "pnpm", "build"));
    report("the Next app sends no server-safe part to the browser", await problemsOfNextApp(server));
  }

  for (const folder of [script, readmes.folder, oldest.folder, app, server])
    rmSync(folder, { recursive: true, force: true });
}
reportCounts("check:packages", { passed, failed });

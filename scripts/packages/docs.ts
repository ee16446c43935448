/** Generates the packages' documentation into `dist/docs`, and its live examples. `pnpm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { runOnDemand } from "../run-on-demand.ts";
import { livePagesOf, llmsText } from "./llms-text.ts";
import { publishedPackages } from "./published-packages.ts";

// Storybook documents the components.
const documented = publishedPackages.filter(({ manifest }) => manifest.name !== "@forecourt/ui");
const entryPoints = documented.flatMap(({ folder }) => ["--entryPoints", relative(root, folder)]);
const typedoc = await runOnDemand("typedoc", ["--logLevel", "Warn", ...entryPoints]);
// TypeDoc empties the folder first.
const examples =
  typedoc.code === 0 ? await runCommand("node", ["tools/docs-site/build-examples.ts"]) : typedoc;
if (examples.code === 0) {
  const described = publishedPackages.map((published) => ({
    ...published.manifest,
    hasPage: documented.includes(published),
  }));
  const livePages = livePagesOf(readFileSync(join(root, "tools/docs-site/pages/live-examples.md"), "utf8"));
  writeFileSync(join(root, "dist/docs/llms.txt"), llmsText(described, livePages));
  console.log(`${documented.length} packages documented: open dist/docs/index.html`);
}
process.exitCode = examples.code;

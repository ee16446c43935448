/** Generates the packages' documentation from doc comments into `dist/docs`. `pnpm run docs`. */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { llmsText } from "./llms-text.ts";
import { publishedPackages } from "./published-packages.ts";

// Storybook documents the components.
const documented = publishedPackages.filter(({ manifest }) => manifest.name !== "@forecourt/ui");
const entryPoints = documented.flatMap(({ folder }) => ["--entryPoints", relative(root, folder)]);
const { code } = await runCommand("typedoc", ["--logLevel", "Warn", ...entryPoints]);
if (code === 0) {
  const described = publishedPackages.map((published) => ({
    ...published.manifest,
    hasPage: documented.includes(published),
  }));
  writeFileSync(join(root, "dist/docs/llms.txt"), llmsText(described));
  console.log(`${documented.length} packages documented: open dist/docs/index.html`);
}
process.exitCode = code;

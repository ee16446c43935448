/** Generates the packages' documentation from doc comments into `dist/docs`. `pnpm run docs`. */
import { relative } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { publishedPackages } from "./published-packages.ts";

// Storybook documents the components.
const documented = publishedPackages.filter(({ manifest }) => manifest.name !== "@forecourt/ui");
const entryPoints = documented.flatMap(({ folder }) => ["--entryPoints", relative(root, folder)]);
const { code } = await runCommand("typedoc", ["--logLevel", "Warn", ...entryPoints]);
if (code === 0) console.log(`${documented.length} packages documented: open dist/docs/index.html`);
process.exitCode = code;

import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export type Package = {
  /** The folder's name. */
  name: string;
  /** The layer that turbo.json's first tag names. */
  layer: string;
  /** The packages that its own code imports, tests and stories left out. */
  imports: string[];
};

const source = "**/*.{ts,tsx,mts,css,mdx}";
const notShipped =
  /(^|\/)(node_modules|dist|\.next|\.stryker-tmp|storybook-static|e2e|bench|tests|testing)\/|\.(test|stories|config)\./;
const imported = /^(?!\s*(?:\*|\/\/)).*(?:from|import)\s*\(?\s*"@forecourt\/([a-z-]+)/gm;

/** Every package of the workspace in `root`, with what it imports. */
export function workspacePackages(root: string): Package[] {
  return globSync("{apps,packages,tools}/*/package.json", { cwd: root })
    .map(dirname)
    .sort()
    .map((folder) => ({
      name: basename(folder),
      layer: layerOf(join(root, folder)),
      imports: importsOf(join(root, folder), basename(folder)),
    }));
}

/** Layers of tags with another name: these packages have their own import rules. */
const layers: Record<string, string> = {
  "domain-inventory": "domain",
  "domain-leads": "domain",
  "domain-dealership": "domain",
  "domain-feeds": "domain",
  storybook: "app",
  "private-tool": "tooling",
};

function layerOf(folder: string): string {
  const { tags = [] } = JSON.parse(readFileSync(join(folder, "turbo.json"), "utf8")) as { tags?: string[] };
  const tag = tags[0] ?? "none";
  return layers[tag] ?? tag;
}

function importsOf(folder: string, name: string): string[] {
  const files = globSync(source, { cwd: folder, exclude: (path) => notShipped.test(`${path}/`) });
  const packages = files
    .filter((file) => !notShipped.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(imported)])
    .map(([, target]) => target!);
  return [...new Set(packages)].filter((target) => target !== name).sort();
}

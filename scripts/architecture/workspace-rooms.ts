import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export type Room = {
  /** The folder's name. */
  name: string;
  /** The layer that turbo.json's first tag names. */
  layer: string;
  /** The rooms that its own code imports, tests and stories left out. */
  imports: string[];
};

const source = "**/*.{ts,tsx,mts,css,mdx}";
const notShipped =
  /(^|\/)(node_modules|dist|\.next|\.stryker-tmp|storybook-static|e2e|bench|tests|testing)\/|\.(test|stories|config)\./;
const imported = /^(?!\s*(?:\*|\/\/)).*(?:from|import)\s*\(?\s*"@forecourt\/([a-z-]+)/gm;

/** Every package of the workspace in `root`, with what it imports. */
export function workspaceRooms(root: string): Room[] {
  return globSync("{apps,packages,tools}/*/package.json", { cwd: root })
    .map(dirname)
    .sort()
    .map((folder) => ({
      name: basename(folder),
      layer: layerOf(join(root, folder)),
      imports: importsOf(join(root, folder), basename(folder)),
    }));
}

/** The layer of a tag that is not named after its layer: these packages have arrows of their own. */
const layers: Record<string, string> = {
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
  const rooms = files
    .filter((file) => !notShipped.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(imported)])
    .map(([, room]) => room!);
  return [...new Set(rooms)].filter((room) => room !== name).sort();
}

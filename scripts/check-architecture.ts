/**
 * Compares the diagram in the architecture document with the workspace: packages, layers, and who imports whom.
 * Also names each path in the document that does not exist. `node scripts/check-architecture.ts [folder]`.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagramPackages } from "./architecture/diagram-packages.ts";
import { type Package, workspacePackages } from "./architecture/workspace-packages.ts";

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`);
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const drawn = diagramPackages(document);
const real = workspacePackages(root);

const layersOf = (packages: Package[]) => packages.map(({ name, layer }) => `${name} in layer ${layer}`);
const arrowsOf = (packages: Package[]) =>
  packages.flatMap(({ name, imports }) => imports.map((target) => `${name} --> ${target}`));
const missing = (from: string[], others: string[]) => from.filter((item) => !others.includes(item));

const paths = [...document.matchAll(/`((?:apps|packages|tools|docs|scripts)\/[^`]*)`/g)].map(
  ([, path]) => path!,
);

const errors = [
  ...missing(layersOf(real), layersOf(drawn)).map((name) => `not drawn: ${name}`),
  ...missing(layersOf(drawn), layersOf(real)).map((name) => `drawn, but not in the workspace: ${name}`),
  ...missing(arrowsOf(real), arrowsOf(drawn)).map((arrow) => `imported, but not drawn: ${arrow}`),
  ...missing(arrowsOf(drawn), arrowsOf(real)).map((arrow) => `drawn, but not imported: ${arrow}`),
  ...paths
    .filter((path) => globSync(escaped(path), { cwd: root }).length === 0)
    .map((path) => `no such path: ${path}`),
];
if (real.length === 0 || paths.length === 0) errors.push("nothing to compare");
console.log(errors.length > 0 ? errors.join("\n") : `${arrowsOf(real).length} arrows are drawn as imported`);
process.exitCode = errors.length > 0 ? 1 : 0;

/** Next names folders `[locale]`; `{name}` in a path of the document stands for any. */
function escaped(path: string): string {
  return path.replace(/[[\]()]/g, "?").replace(/\{[^}]*\}/g, "*");
}

/**
 * Compares the drawing in the architecture document with the workspace: rooms, their layers, and who imports whom.
 * Also names each path in the document that does not exist. `node scripts/check-architecture.ts [folder]`.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawnRooms } from "./architecture/drawn-rooms.ts";
import { type Room, workspaceRooms } from "./architecture/workspace-rooms.ts";

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`);
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const drawn = drawnRooms(document);
const real = workspaceRooms(root);

const layersOf = (rooms: Room[]) => rooms.map(({ name, layer }) => `${name} in layer ${layer}`);
const arrowsOf = (rooms: Room[]) =>
  rooms.flatMap(({ name, imports }) => imports.map((target) => `${name} --> ${target}`));
const missing = (from: string[], others: string[]) => from.filter((item) => !others.includes(item));

const paths = [...document.matchAll(/`((?:apps|packages|tools|docs|scripts)\/[^`]*)`/g)].map(
  ([, path]) => path!,
);

const faults = [
  ...missing(layersOf(real), layersOf(drawn)).map((room) => `not drawn: ${room}`),
  ...missing(layersOf(drawn), layersOf(real)).map((room) => `drawn, but not in the workspace: ${room}`),
  ...missing(arrowsOf(real), arrowsOf(drawn)).map((arrow) => `imported, but not drawn: ${arrow}`),
  ...missing(arrowsOf(drawn), arrowsOf(real)).map((arrow) => `drawn, but not imported: ${arrow}`),
  ...paths
    .filter((path) => globSync(escaped(path), { cwd: root }).length === 0)
    .map((path) => `no such path: ${path}`),
];
if (real.length === 0 || paths.length === 0) faults.push("nothing to compare");
console.log(faults.length > 0 ? faults.join("\n") : `${arrowsOf(real).length} arrows are drawn as imported`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Next names folders `[locale]`; `{name}` in a path of the document stands for any. */
function escaped(path: string): string {
  return path.replace(/[[\]()]/g, "?").replace(/\{[^}]*\}/g, "*");
}

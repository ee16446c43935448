import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

const gates = "plugin: Only packages/visitor reads unlock.gates";

/** The rules that biome.json adds to the recommended ones: what is reported, and where in which code. */
const violations: [reported: string, code: string, at: string][] = [
  [gates, "export const read = (unlock: Unlock) => unlock.gates;", "unlock.gates"],
  [gates, "export const read = (unlock?: Unlock) => unlock?.gates;", "unlock?.gates"],
  [gates, 'export const read = (unlock: Unlock) => unlock["gates"];', 'unlock["gates"]'],
  [gates, "export const read = ({ gates }: Unlock) => gates;", "gates }"],
  [gates, "export const read = ({ gates: open }: Unlock) => open;", "gates: open"],
  ["lint/suspicious/noExplicitAny", "export const any: any = 1;", "any = 1"],
  ["lint/style/noProcessEnv", "export const home = process.env.HOME;", "process.env"],
  ["lint/nursery/noFloatingPromises", "export function run() { Promise.resolve(1); }", "Promise"],
  ["lint/style/useImportType", 'import { Unlock } from "./x.ts"; export type Read = Unlock;', "{ Unlock }"],
];

export function lintCanaries(): CanaryTree {
  const tree: CanaryTree = {
    name: "lint rules",
    files: {},
    command: "biome",
    args: ["lint", "--colors=off", "--vcs-enabled=false", "--reporter=concise", "."],
    canaries: [],
    gaps: [],
  };
  for (const file of ["biome.json", "unlock-gates.grit"])
    tree.files[file] = readFileSync(join(root, file), "utf8");
  for (const [index, [reported, code, at]] of violations.entries()) {
    const file = `apps/site/src/server/canary-${index}.ts`;
    tree.files[file] = `${code}\n`;
    tree.canaries.push({ name: code, expected: `${file}:1:${code.indexOf(at) + 1}: ${reported}` });
  }
  return tree;
}

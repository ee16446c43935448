import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** All published source files, as paths inside `src`. */
export const sourceFiles = globSync("**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories|conformance)\.|^(testing|storybook)\//.test(file))
  .sort();

/** All style sheets, as paths inside `src`. */
export const styleSheets = globSync("**/*.css", { cwd: root }).sort();

export function readSource(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Files of the kit that a file imports at run time; type imports do not count. */
export function importsOf(file: string): string[] {
  const found = readSource(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from "(\.[^"]+)";/gms);
  return [...found].map((match) => normalize(join(dirname(file), match[1]!)));
}

/** A file and all its direct and indirect imports. */
export function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) closureOf(imported, seen);
  return seen;
}

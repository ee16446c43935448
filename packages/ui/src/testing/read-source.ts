import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Every source file that is shipped, as paths inside `src`. */
export const sourceFiles = globSync("**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories|conformance)\.|^(testing|storybook)\//.test(file))
  .sort();

export function readSource(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** What a file imports at run time from the kit itself; type-only imports do not count. */
export function importsOf(file: string): string[] {
  const found = readSource(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from "(\.[^"]+)";/gms);
  return [...found].map((match) => normalize(join(dirname(file), match[1]!)));
}

/** A file and everything it brings along. */
export function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) closureOf(imported, seen);
  return seen;
}

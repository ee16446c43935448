import { createRequire } from "node:module";
import { join } from "node:path";
import type { PublishedPackage } from "./published-packages.ts";

/**
 * Reports subpaths whose packed module exports other names than its source. Runs in a project with the package. Each
 * package's own test fixes the list of names. Node cannot run sources with JSX: those must load and export something.
 */
export async function problemsOfFaces(
  { folder, manifest }: PublishedPackage,
  installedIn: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [subpath, source] of Object.entries(manifest.exports)) {
    if (!/\.tsx?$/.test(source) || subpath === "./testing") continue;
    const packed = await exportedNames(join(manifest.name, subpath), installedIn);
    const written = source.endsWith(".tsx") ? packed : await exportedNames(join(folder, source), installedIn);
    if (packed.length === 0 || packed.join() !== written.join()) {
      problems.push(`${manifest.name} ${subpath}: packed ${packed.join(", ")}; source ${written.join(", ")}`);
    }
  }
  return problems;
}

async function exportedNames(specifier: string, installedIn: string): Promise<string[]> {
  const file = specifier.startsWith("/")
    ? specifier
    : createRequire(join(installedIn, "package.json")).resolve(specifier);
  return Object.keys((await import(file)) as object).sort();
}

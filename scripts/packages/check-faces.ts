import { createRequire } from "node:module";
import { join } from "node:path";
import type { PublishedPackage } from "./published-packages.ts";

/**
 * The subpaths whose packed module exports other names than its source, as seen from a project where the package is
 * installed. The lists of names are frozen by each package's own test; this holds the packed files to them. Node cannot
 * run a source with JSX: such a subpath must load and export something.
 */
export async function faultsOfFaces(
  { folder, manifest }: PublishedPackage,
  installedIn: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [subpath, source] of Object.entries(manifest.exports)) {
    if (!/\.tsx?$/.test(source) || subpath === "./testing") continue;
    const packed = await exportedNames(join(manifest.name, subpath), installedIn);
    const written = source.endsWith(".tsx") ? packed : await exportedNames(join(folder, source), installedIn);
    if (packed.length === 0 || packed.join() !== written.join()) {
      faults.push(`${manifest.name} ${subpath}: packed ${packed.join(", ")}; source ${written.join(", ")}`);
    }
  }
  return faults;
}

async function exportedNames(specifier: string, installedIn: string): Promise<string[]> {
  const file = specifier.startsWith("/")
    ? specifier
    : createRequire(join(installedIn, "package.json")).resolve(specifier);
  return Object.keys((await import(file)) as object).sort();
}

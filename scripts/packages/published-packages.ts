import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run-command.ts";

export type Manifest = {
  name: string;
  version: string;
  description: string;
  homepage: string;
  private?: boolean;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type PublishedPackage = { folder: string; manifest: Manifest };

/** Every public package of the workspace, by folder name. */
export const publishedPackages: PublishedPackage[] = globSync("packages/*/package.json", { cwd: root })
  .sort()
  .map((file) => ({
    folder: join(root, dirname(file)),
    manifest: JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest,
  }))
  .filter(({ manifest }) => !manifest.private);

/** The packages with these names and all of ours that they depend on. */
export function withDependencies(names: readonly string[]): PublishedPackage[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    const published = publishedPackages.find(({ manifest }) => manifest.name === name);
    if (!published || wanted.has(name)) return;
    wanted.add(name);
    for (const dependency of Object.keys(published.manifest.dependencies ?? {})) add(dependency);
  };
  for (const name of names) add(name);
  return publishedPackages.filter(({ manifest }) => wanted.has(manifest.name));
}

/** Output folder of `pnpm pack:all`. */
export const tarballFolder = join(root, "dist/tarballs");

/** The tarball of a package, as named by `npm pack`. */
export function tarballOf({ name, version }: Manifest): string {
  return join(tarballFolder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run-command.ts";

export type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type PublishedPackage = { folder: string; manifest: Manifest };

/** Every package of this workspace that is not private, by folder name. */
export const publishedPackages: PublishedPackage[] = globSync("packages/*/package.json", { cwd: root })
  .sort()
  .map((file) => ({
    folder: join(root, dirname(file)),
    manifest: JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest,
  }))
  .filter(({ manifest }) => !manifest.private);

/** Where `pnpm pack:all` leaves the tarballs. */
export const tarballFolder = join(root, "dist/tarballs");

/** The tarball of a package, named as `npm pack` names it. */
export function tarballOf({ name, version }: Manifest): string {
  return join(tarballFolder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

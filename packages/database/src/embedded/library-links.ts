import { readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ServerPackage } from "./server-package.ts";

/**
 * Makes the links between the server's libraries in a folder of ours and returns the library path to run with.
 *
 * The package would make them in its install script; that script stays off, and its folder may be read-only.
 */
export function linkLibraries(server: ServerPackage, folder: string): string {
  for (const { name, target } of server.links) {
    const link = join(folder, name);
    if (currentTarget(link) === target) continue;
    rmSync(link, { force: true });
    symlinkSync(target, link);
  }
  return `${folder}:${server.libraries}`;
}

function currentTarget(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}

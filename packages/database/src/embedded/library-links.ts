import { readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ServerPackage } from "./server-package.ts";

/**
 * Links the server's libraries into the data folder and returns the library path.
 *
 * The package's install script would create them. But it is disabled, and its folder may be read-only.
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

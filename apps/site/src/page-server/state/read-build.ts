import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Build } from "#server/documents/build-manifest.ts";

/** The id of the build in a folder, and when it was made. */
export function readBuild(distDir: string): Build {
  const file = join(distDir, "BUILD_ID");
  return { id: readFileSync(file, "utf8").trim(), timestamp: Math.floor(statSync(file).mtimeMs) };
}

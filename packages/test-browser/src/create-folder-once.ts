import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder that is complete as soon as it exists, although processes create it at the same time or are killed.
 * `fill` gets a temporary folder, which the first process renames; others drop theirs.
 *
 * @example createFolderOnce(cache, (folder) => unpack(archive, folder));
 */
export function createFolderOnce(folder: string, fill: (temporary: string) => void): void {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    fill(temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

/** Whether a rename met a folder with files. */
function isTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOTEMPTY" || code === "EEXIST";
}

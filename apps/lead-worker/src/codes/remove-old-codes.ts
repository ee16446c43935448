import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { CODE_FILE } from "./file-code-transport.ts";

/** A code is valid for minutes; its file is kept for a day, for debugging. */
const RETENTION_MS = 24 * 3_600_000;

/** Removes files of old codes and leftover temporary files. Keeps leads: the folder may be their only copy. */
export async function removeOldCodes(folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  let removed = 0;
  for (const name of names.filter((each) => each.startsWith(".") || each.includes(`Z-${CODE_FILE}`))) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file === null || now - file.mtimeMs < RETENTION_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

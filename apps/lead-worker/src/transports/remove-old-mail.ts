import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { CODE_FILE } from "../codes/file-code-transport.ts";
import { EMAIL_FILE } from "../emails/file-mail-transport.ts";

/** A code is valid for minutes, a link for hours; their files are kept for a day, for debugging. */
const RETENTION_MS = 24 * 3_600_000;

const REMOVED = [`Z-${CODE_FILE}`, `Z-${EMAIL_FILE}`];

/**
 * Removes old files of codes and of emails to shoppers, and leftover temporary files. Keeps leads: the folder may be
 * their only copy.
 */
export async function removeOldMail(folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  let removed = 0;
  for (const name of names.filter(
    (each) => each.startsWith(".") || REMOVED.some((part) => each.includes(part)),
  )) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file === null || now - file.mtimeMs < RETENTION_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

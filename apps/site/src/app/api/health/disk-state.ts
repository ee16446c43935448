import { statfs } from "node:fs/promises";

/** Below this a lead may soon not be stored. PostgreSQL's log alone grows by 16 MB at once. */
export const LOW_DISK_BYTES = 200_000_000;

type ReadSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/**
 * Whether the disk of a folder has room. Null where the folder is missing, as with a database elsewhere.
 *
 * @example await diskState(".data") // "ok"
 */
export async function diskState(folder: string, readSpace: ReadSpace = statfs): Promise<"ok" | "low" | null> {
  const space = await readSpace(folder).catch(() => null);
  if (!space) return null;
  return space.bavail * space.bsize < LOW_DISK_BYTES ? "low" : "ok";
}

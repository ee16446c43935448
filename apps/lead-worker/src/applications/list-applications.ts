import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { SEALED_EXTENSION } from "./file-application-transport.ts";

/** That an application has arrived; what is in it can only be read with the lender's key. */
export type ArrivedApplication = { id: string; arrivedAt: Date };

const NAME = new RegExp(`^[0-9a-f-]{36}\\${SEALED_EXTENSION}$`);

/** Lists the sealed files of a folder, newest first; empty when the folder does not exist. */
export async function listApplications(folder: string, limit: number): Promise<ArrivedApplication[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file && { id: name.slice(0, -SEALED_EXTENSION.length), arrivedAt: file.mtime };
    }),
  );
  return files
    .filter((file) => file !== null)
    .sort((a, b) => b.arrivedAt.getTime() - a.arrivedAt.getTime())
    .slice(0, limit);
}

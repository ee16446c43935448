import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Mail of this machine: `mail` below the data folder. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * The name of a message's file: when it was stored and what it is. The same at every try, so that a message that is
 * delivered again replaces itself.
 *
 * @example mailFileName(storedAt, "0199…") // "2026-11-20T163205123Z-0199….eml"
 */
export function mailFileName(storedAt: Date, key: string): string {
  return `${storedAt.toISOString().replace(/[:.]/g, "")}-${key.replace(/[^A-Za-z0-9._-]/g, "")}.eml`;
}

/** Writes a message so that it is there whole or not at all, and survives a power cut. */
export async function writeMail(folder: string, name: string, message: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** What a failed write means: a full disk or a lost folder can be mended. */
export function mailFailure(failure: unknown) {
  const { code } = (failure ?? {}) as NodeJS.ErrnoException;
  const word = typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? `.${code.toLowerCase()}` : "";
  return { ok: false, code: `file${word}`, retryable: true, retryAfterSeconds: null } as const;
}

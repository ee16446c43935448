import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SendResult } from "./transport.ts";

export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * Returns the file name of a message: time stored and key. The same for every attempt, so that a repeated delivery
 * overwrites the file.
 *
 * @example mailFileName(storedAt, "0199…") // "2026-11-20T163205123Z-0199….eml"
 */
export function mailFileName(storedAt: Date, key: string): string {
  return `${storedAt.toISOString().replace(/[:.]/g, "")}-${key.replace(/[^A-Za-z0-9._-]/g, "")}.eml`;
}

/** Writes a message atomically and durably (temporary file, fsync, rename). */
async function writeMail(folder: string, name: string, message: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** Writes a message and returns the result of the delivery. */
export async function writeMailResult(
  folder: string,
  name: string,
  message: Uint8Array,
): Promise<SendResult> {
  try {
    await writeMail(folder, name, message);
    return { ok: true };
  } catch (failure) {
    return mailFailure(failure);
  }
}

/** The result of a failed write; always retryable, since a full disk or a missing folder can be fixed. */
function mailFailure(failure: unknown): SendResult {
  const { code } = (failure ?? {}) as NodeJS.ErrnoException;
  const word = typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? `.${code.toLowerCase()}` : "";
  return { ok: false, code: `file${word}`, retryable: true, retryAfterSeconds: null };
}

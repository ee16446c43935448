import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SendResult } from "./transport.ts";

/** Writes a file, which only its owner can read, and returns the result of the delivery. */
export async function writeFileResult(
  folder: string,
  name: string,
  content: Uint8Array,
): Promise<SendResult> {
  try {
    await writeDurably(folder, name, content);
    return { ok: true };
  } catch (failure) {
    return fileFailure(failure);
  }
}

/** Writes atomically and durably: temporary file, fsync, rename. */
async function writeDurably(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
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

/** The result of a failed write; always retryable, since a full disk or a missing folder can be fixed. */
function fileFailure(failure: unknown): SendResult {
  const { code } = (failure ?? {}) as NodeJS.ErrnoException;
  const word = typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? `.${code.toLowerCase()}` : "";
  return { ok: false, code: `file${word}`, retryable: true, retryAfterSeconds: null };
}

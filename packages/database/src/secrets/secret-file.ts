import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { WrongSecretError } from "./wrong-secret-error.ts";

/**
 * Reads a secret from its file, or creates one (32 random bytes, base64url). Only the owner can read it. Safe for
 * concurrent processes: the file is created atomically and all get the same secret.
 */
export function readOrCreateSecret(path: string, create: () => string = randomSecret): string {
  return readSecret(path) ?? createSecret(path, create());
}

/**
 * Reads a secret; null when the file does not exist.
 *
 * @throws WrongSecretError when the file cannot be read or is empty, as after a crash
 */
export function readSecret(path: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(path, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    throw new WrongSecretError(path, `cannot be read (${code}).`);
  }
  if (secret === "") throw new WrongSecretError(path, "is empty. Restore it from a backup.");
  return secret;
}

function createSecret(path: string, secret: string): string {
  const draft = `${path}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readFileSync(path, "utf8").trim();
  } finally {
    rmSync(draft);
  }
}

function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

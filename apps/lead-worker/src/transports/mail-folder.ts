import { join } from "node:path";

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

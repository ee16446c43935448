import { type KeyPair, open } from "@forecourt/database";
import type { StoredLead } from "@forecourt/leads";

/** The decrypted lead, or why there is none: `wiped` after the retention period, or a decryption error. */
export type Content = { ok: true; lead: StoredLead } | { ok: false; reason: string };

/** Decrypts a stored lead with the worker's keys. */
export async function openContent(
  keyPairs: readonly KeyPair[],
  stored: { id: string; sealed: Buffer | null },
): Promise<Content> {
  if (stored.sealed === null) return { ok: false, reason: "wiped" };
  const opened = await open(keyPairs, stored.sealed, stored.id);
  return opened.ok
    ? { ok: true, lead: JSON.parse(opened.value) }
    : { ok: false, reason: opened.errors[0].code };
}

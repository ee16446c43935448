import { type KeyPair, open } from "@forecourt/database";
import type { StoredLead } from "@forecourt/leads";

/** What a shopper wrote, or why it cannot be read: `wiped` after the retention time, or a code of the sealing. */
export type Content = { ok: true; lead: StoredLead } | { ok: false; reason: string };

/** Opens a stored lead with the worker's keys. */
export async function openContent(
  keyPairs: readonly KeyPair[],
  stored: { id: string; sealed: Buffer | null },
): Promise<Content> {
  if (stored.sealed === null) return { ok: false, reason: "wiped" };
  const opened = await open(keyPairs, stored.sealed, stored.id);
  return opened.ok ? { ok: true, lead: JSON.parse(opened.text) } : { ok: false, reason: opened.error };
}

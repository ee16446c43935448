import { readItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

const KEY = "gates-opened" satisfies StoredKey;

/** Remembers for this tab that the gates have opened: its older pages show locked prices. */
export function rememberOpenedGates(): void {
  storeItem(KEY, String(Date.now()));
}

/** Whether the gates opened after this document was requested. */
export function hasOpenedSince(documentStart: number): boolean {
  return Number(readItem(KEY)) > documentStart;
}

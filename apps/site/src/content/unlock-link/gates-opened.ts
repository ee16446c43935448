import type { StoredKey } from "#shared/storage/stored-keys.ts";

const KEY = "gates-opened" satisfies StoredKey;

/** Remembers for this tab that the gates have opened: its older pages show locked prices. */
export function rememberOpenedGates(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is disabled: a reload shows the prices.
  }
}

/** Whether the gates opened after this document was requested. */
export function hasOpenedSince(documentStart: number): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > documentStart;
  } catch {
    return false;
  }
}

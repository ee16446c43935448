import type { StoredKey } from "#shared/storage/stored-keys.ts";
import { NO_ENTRY, parseEntry, type TradeInEntry } from "#shared/trade-in/own-vehicle.ts";

/** The key of the entry in session storage: it says what is owed, so it goes with the tab. */
const ENTRY_KEY = "trade-in" satisfies StoredKey;

/** The entry of this visit. */
export function rememberedEntry(): TradeInEntry {
  try {
    return parseEntry(sessionStorage.getItem(ENTRY_KEY));
  } catch {
    // The browser blocks storage.
    return NO_ENTRY;
  }
}

/** Keeps the entry for a reload and for Back. */
export function rememberEntry(entry: TradeInEntry): void {
  try {
    sessionStorage.setItem(ENTRY_KEY, JSON.stringify(entry));
  } catch {
    // Storage is full or blocked: the entry lives as long as the page.
  }
}

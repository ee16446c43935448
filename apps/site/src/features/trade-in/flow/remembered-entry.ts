import { readItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";
import { parseEntry, type TradeInEntry } from "#shared/trade-in/own-vehicle.ts";

/** The key of the entry in session storage: it says what is owed, so it goes with the tab. */
const ENTRY_KEY = "trade-in" satisfies StoredKey;

/** The entry of this visit. */
export function rememberedEntry(): TradeInEntry {
  return parseEntry(readItem(ENTRY_KEY));
}

/** Keeps the entry for a reload and for Back. Where storage is blocked it lives as long as the page. */
export function rememberEntry(entry: TradeInEntry): void {
  storeItem(ENTRY_KEY, JSON.stringify(entry));
}

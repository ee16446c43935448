/** Google's click ids, by the names they are sent under. */
export type ClickIds = { gclid?: string; gbraid?: string; wbraid?: string };

/** What of the browser's local storage is used; each method may throw. */
export type ClickIdStorage = {
  /** The text under a key. */
  getItem(key: string): string | null;
  /** Keeps a text under a key. */
  setItem(key: string, value: string): void;
  /** Forgets a key. */
  removeItem(key: string): void;
};

/** Parameter and storage key; the last key's spelling is what earlier versions of dealers' sites stored. */
const STORAGE_KEYS = { gclid: "gclid", gbraid: "gbraid", wbraid: "gwraid" } as const;

const CLICK_ID = /^[\w.-]{1,512}$/;

/**
 * The click ids of the current address, kept for later pages, and those kept before (docs/product/tracking.md, "Ids").
 *
 * A storage that refuses, or holds something else, is as good as empty.
 *
 * @param parameters of the current address
 */
export function rememberClickIds(
  parameters: URLSearchParams,
  storage: ClickIdStorage | null | undefined,
): ClickIds {
  const ids: ClickIds = {};
  for (const [name, key] of Object.entries(STORAGE_KEYS) as [keyof ClickIds, string][]) {
    const arrived = parameters.get(name) ?? "";
    try {
      if (CLICK_ID.test(arrived)) {
        ids[name] = arrived;
        storage?.setItem(key, arrived);
      } else {
        const kept = storage?.getItem(key);
        if (typeof kept === "string" && CLICK_ID.test(kept)) ids[name] = kept;
      }
    } catch {
      // A private window or a full storage: the page goes on with what its own address says.
    }
  }
  return ids;
}

/** Removes what was kept, once targeting is not allowed any more. */
export function forgetClickIds(storage: ClickIdStorage | null | undefined): void {
  try {
    for (const key of Object.values(STORAGE_KEYS)) storage?.removeItem(key);
  } catch {
    // What cannot be reached cannot be read either.
  }
}

/** Google's click ids, by their parameter names. */
export type ClickIds = { gclid?: string; gbraid?: string; wbraid?: string };

/** The used part of `localStorage`; each method may throw. */
export type ClickIdStorage = {
  /** Returns the stored text, or null. */
  getItem(key: string): string | null;
  /** Stores a text. */
  setItem(key: string, value: string): void;
  /** Deletes a text. */
  removeItem(key: string): void;
};

/** Parameter to storage key; `gwraid` is misspelled, but earlier versions of dealers' sites stored it so. */
const STORAGE_KEYS = { gclid: "gclid", gbraid: "gbraid", wbraid: "gwraid" } as const;

const CLICK_ID = /^[\w.-]{1,512}$/;

/**
 * Reads click ids from the URL and stores them, or else reads the stored ones. A storage that throws or has invalid
 * values counts as empty (docs/product/tracking.md, "Ids").
 *
 * @param parameters query of the current URL
 */
export function rememberClickIds(
  parameters: URLSearchParams,
  storage: ClickIdStorage | null | undefined,
): ClickIds {
  const ids: ClickIds = {};
  for (const [name, key] of Object.entries(STORAGE_KEYS) as [keyof ClickIds, string][]) {
    const fromUrl = parameters.get(name) ?? "";
    try {
      if (CLICK_ID.test(fromUrl)) {
        ids[name] = fromUrl;
        storage?.setItem(key, fromUrl);
      } else {
        const stored = storage?.getItem(key);
        if (typeof stored === "string" && CLICK_ID.test(stored)) ids[name] = stored;
      }
    } catch {
      // Private windows and full storages throw.
    }
  }
  return ids;
}

/** Removes stored click ids, when targeting is not allowed. */
export function forgetClickIds(storage: ClickIdStorage | null | undefined): void {
  try {
    for (const key of Object.values(STORAGE_KEYS)) storage?.removeItem(key);
  } catch {
    // A storage that cannot be written cannot be read either.
  }
}

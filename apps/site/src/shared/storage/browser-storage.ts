import type { ConsentCategory } from "@forecourt/consent";
import { readConsent } from "../consent/consent-cookie.ts";
import { STORED_KEYS, type StoredKey } from "./stored-keys.ts";

/**
 * Whether the visitor allows a category now, by the saved choice. Global Privacy Control disallows targeting; the
 * script of the head marks it on the root.
 *
 * @example isAllowed("functional")
 */
export function isAllowed(category: ConsentCategory): boolean {
  if (category === "essential") return true;
  if (category === "targeting" && document.documentElement.hasAttribute("data-gpc")) return false;
  return readConsent(document.cookie)?.includes(category) ?? false;
}

/** Reads a value; null without one, without consent for its place, or where the browser blocks storage. */
export function readItem(key: StoredKey): string | null {
  try {
    const [own, other] = placesOf(key);
    return own?.getItem(key) ?? other?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value in the place that consent allows, and nowhere else. False when consent or the browser refuses. */
export function storeItem(key: StoredKey, value: string): boolean {
  try {
    const [own, other] = placesOf(key);
    own?.setItem(key, value);
    other?.removeItem(key);
    return own !== undefined;
  } catch {
    return false;
  }
}

/** Removes a value from every place. */
export function removeItem(key: StoredKey): void {
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** The storages of a key, the one to write first. */
function placesOf(key: StoredKey): [own?: Storage, other?: Storage] {
  const [category, place] = STORED_KEYS[key];
  if (place === "tab") return [sessionStorage];
  if (isAllowed(category)) return place === "device" ? [localStorage] : [localStorage, sessionStorage];
  return place === "device" ? [] : [sessionStorage, localStorage];
}

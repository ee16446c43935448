import type { ConsentCategory } from "@forecourt/consent";
import type { ScriptCookie } from "./stored-cookies.ts";
import { CONSENT_KEYS, type ConsentKey, type StoredKey } from "./stored-keys.ts";

/** Its module, with the parser, would be in every page's scripts. */
const CONSENT_COOKIE = "allowCookies" satisfies ScriptCookie;

/**
 * Whether the visitor allows a category now, by the saved choice. Global Privacy Control disallows targeting; the
 * script of the head marks it on the root.
 *
 * @example isAllowed("functional")
 */
export function isAllowed(category: ConsentCategory): boolean {
  if (category === "essential") return true;
  if (category === "targeting" && document.documentElement.hasAttribute("data-gpc")) return false;
  return new RegExp(`(?:^|; )${CONSENT_COOKIE}=[^;]*${category}`).test(document.cookie);
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

/** Whether this device may keep something that needs consent. */
export function hasDeviceData(): boolean {
  try {
    return localStorage.length > 0 || document.cookie.includes("_fb");
  } catch {
    return false;
  }
}

/**
 * Returns the storages of a key, the one to write first. Keys that are not in the map are essential: every page loads the
 * map, so it is short.
 */
function placesOf(key: StoredKey): [own?: Storage, other?: Storage] {
  const [category, without] = CONSENT_KEYS[key as ConsentKey] ?? [];
  if (!category) return [sessionStorage];
  if (isAllowed(category)) return [localStorage, sessionStorage];
  return without ? [sessionStorage, localStorage] : [];
}

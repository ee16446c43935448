import { removeCookie } from "./browser-cookies.ts";
import { isAllowed, readItem, removeItem, storeItem } from "./browser-storage.ts";
import { SCRIPT_COOKIES, type ScriptCookie } from "./stored-cookies.ts";
import { CONSENT_KEYS, type ConsentKey } from "./stored-keys.ts";

/**
 * Removes what is stored in categories that are not allowed now. Values that the tab may keep move from the device to
 * the tab. Cookies that only the server reads are removed with the next page (server/cookies/withdrawn-cookies.ts).
 */
export function removeWithdrawn(): void {
  for (const key of Object.keys(CONSENT_KEYS) as ConsentKey[]) {
    if (isAllowed(CONSENT_KEYS[key][0])) continue;
    const value = readItem(key);
    if (value === null || !storeItem(key, value)) removeItem(key);
  }
  for (const name of Object.keys(SCRIPT_COOKIES) as ScriptCookie[])
    if (!isAllowed(SCRIPT_COOKIES[name][0])) removeCookie(name);
}

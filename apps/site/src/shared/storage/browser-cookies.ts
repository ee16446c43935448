import { isAllowed } from "./browser-storage.ts";
import { cookieDomains } from "./cookie-domains.ts";
import { cookieText } from "./cookie-text.ts";
import { SCRIPT_COOKIES, type ScriptCookie } from "./stored-cookies.ts";

/**
 * Stores a cookie that scripts may read. False when its category is not allowed now.
 *
 * @example storeCookie("_fbp", "fb.1.1795700000.42")
 */
export function storeCookie(name: ScriptCookie, value: string): boolean {
  const [category, seconds] = SCRIPT_COOKIES[name];
  if (!isAllowed(category)) return false;
  writeCookie(cookieText(name, value, seconds, location.protocol === "https:" ? "; Secure" : ""));
  return true;
}

/** Removes a cookie, of any script, also one that was stored for a parent domain. */
export function removeCookie(name: string): void {
  if (!document.cookie.includes(`${name}=`)) return;
  for (const domain of cookieDomains(location.hostname))
    writeCookie(cookieText(name, null, 0, domain && `; Domain=${domain}`));
}

/** Writes the text of a cookie, as `cookieText` gives it. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be closing, and the Cookie Store API is asynchronous.
  document.cookie = text;
}

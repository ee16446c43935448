import type { ConsentCategory } from "@forecourt/consent";
import { removeCookie } from "#shared/storage/browser-cookies.ts";

/** Names of the cookies that third parties' scripts set on this site. */
const COOKIES = { analytics: /^_ga(_|$)|^_gid$/, targeting: /^_gcl_|^_fb[pc]$/ } as const;

/** Removes the third parties' cookies of categories that are not allowed. */
export function forgetTagCookies(allowed: readonly ConsentCategory[]): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  for (const [category, pattern] of Object.entries(COOKIES) as [keyof typeof COOKIES, RegExp][])
    if (!allowed.includes(category)) for (const name of names) if (pattern.test(name)) removeCookie(name);
}

import type { ConsentCategory } from "@forecourt/consent";

/** Names of the cookies that third parties' scripts, and our tracker for them, set on this site. */
const TAG_COOKIES = { analytics: /^_ga(_|$)|^_gid$/, targeting: /^_gcl_|^_fb[pc]$/ } as const;

/**
 * The names of third parties' cookies whose category is not allowed.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 * @example withdrawnTagCookies("_ga=GA1.1.1.2; _fbp=fb.1.2.3", ["essential", "analytics"]) // ["_fbp"]
 */
export function withdrawnTagCookies(cookies: string, allowed: readonly ConsentCategory[]): string[] {
  const names = cookies.split(/;\s*/).map((pair) => pair.split("=", 1)[0] ?? "");
  return Object.entries(TAG_COOKIES).flatMap(([category, pattern]) =>
    allowed.includes(category as ConsentCategory) ? [] : names.filter((name) => pattern.test(name)),
  );
}

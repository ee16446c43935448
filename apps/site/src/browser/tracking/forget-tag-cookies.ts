import type { ConsentCategory } from "@forecourt/consent";

/** Names, or their beginnings, of the cookies that third parties' scripts set on this site. */
const COOKIES = { analytics: /^_ga(_|$)|^_gid$/, targeting: /^_gcl_|^_fb[pc]$/ } as const;

/** Removes the third parties' cookies of categories that are not allowed, also those of the whole domain. */
export function forgetTagCookies(allowed: readonly ConsentCategory[]): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  for (const [category, pattern] of Object.entries(COOKIES) as [keyof typeof COOKIES, RegExp][]) {
    if (allowed.includes(category)) continue;
    for (const name of names.filter((one) => pattern.test(one)))
      for (const domain of ["", ...parentDomains(location.hostname)])
        document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
  }
}

/** `www.cars.example` and `cars.example` of `www.cars.example`. */
function parentDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

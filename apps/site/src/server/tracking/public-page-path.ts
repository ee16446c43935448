import { trackedPath } from "#shared/tracking/tracked-path.ts";

/**
 * Removes from a path what the ad network may not know: query, fragment, and the token of a link.
 *
 * @example publicPagePath("/es/valuations/3pQ…?terms=1") // "/es/valuations/-"
 * @example publicPagePath("/cars-for-sale?q=ana@example.com") // "/cars-for-sale"
 */
export function publicPagePath(path: string): string {
  return trackedPath(path.replace(/[?#].*$/s, ""), "");
}

/**
 * The address of the page that sent a request, from its `Referer`, as the ad network may know it. The site's own
 * address when the browser names no page of the site.
 *
 * @param siteUrl the site's public address
 * @example sourceUrl(request, "https://cars.example") // "https://cars.example/cars-for-sale"
 */
export function sourceUrl(request: Request, siteUrl: string): string {
  const { origin, host } = new URL(siteUrl);
  const referer = request.headers.get("referer");
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const isOwn = page !== null && (page.host === host || page.host === request.headers.get("host"));
  return `${origin}${isOwn ? publicPagePath(page.pathname) : "/"}`;
}

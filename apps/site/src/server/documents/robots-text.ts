import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { API_PATH, CONTACT_SENT_PATH, SITEMAP_PATH, UNLOCK_PATH } from "#shared/addresses/public-paths.ts";
import { absoluteUrl } from "./document-context.ts";

/** Steps of a flow, and what programs read; everything else is for everybody. */
const FLOW_STEPS = [UNLOCK_PATH, CONTACT_SENT_PATH] as const;
const LOCALES: readonly Locale[] = ["en", "es"];

/**
 * What crawlers may read, and where the sitemap is. A site on a machine of its own allows the same: what it serves is
 * what will be served.
 *
 * @example robotsText("https://cars.example") // "User-agent: *\nAllow: /\nDisallow: /api/\n…"
 */
export function robotsText(siteUrl: string): string {
  const closed = [
    `${API_PATH}/`,
    ...FLOW_STEPS.flatMap((path) => LOCALES.map((locale) => localPath(locale, path))),
  ];
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(SITEMAP_PATH, { siteUrl })}`,
  ];
  return `${lines.join("\n")}\n`;
}

import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import {
  API_PATH,
  CONTACT_SENT_PATH,
  MY_DETAILS_PATH,
  MY_TERMS_PATH,
  SITEMAP_PATH,
  UNLOCK_PATH,
  WATCH_PATH,
} from "#shared/addresses/public-paths.ts";
import { absoluteUrl } from "./document-context.ts";

/** The flow steps that crawlers must not visit. */
const FLOW_STEPS = [UNLOCK_PATH, WATCH_PATH, MY_DETAILS_PATH, CONTACT_SENT_PATH, MY_TERMS_PATH] as const;
const LOCALES: readonly Locale[] = ["en", "es"];

/**
 * The `robots.txt` of the site, with the address of the sitemap. It is the same on localhost, so that development
 * serves what production will.
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

import { MY_TERMS_PATH, UNLOCK_GRANTED_PATH } from "#shared/addresses/public-paths.ts";
import { type Locale, localPath, readLocale } from "../addresses/local-path.ts";
import { pathWith } from "../addresses/path-with.ts";

/**
 * The page after an unlock. The pricing wizard goes on to its own last step; other forms show what is open now.
 *
 * @param next the page to continue to, a path of this site
 */
export function grantedPage(
  locale: Locale,
  { vin, next }: { vin: string | null | undefined; next: string | null },
): string {
  const isWizard = next !== null && readLocale(next.split(/[?#]/, 1)[0] ?? "").path === MY_TERMS_PATH;
  return isWizard ? next : localPath(locale, pathWith(UNLOCK_GRANTED_PATH, { vin, next }));
}

export type Locale = "en" | "es";

/** The folder of each language in addresses; the default language has none. */
const PREFIX: Record<Locale, string> = { en: "", es: "/es" };

/**
 * A path of the site in a language. Links to other sites, within the page, to phones and mails stay as they are.
 *
 * @example localPath("es", "/service?about=1#top") // "/es/service?about=1#top"
 * @example localPath("es", "/") // "/es"
 */
export function localPath(locale: Locale, path: string): string {
  const prefix = PREFIX[locale];
  if (prefix === "" || !/^\/(?!\/)/.test(path)) return path;
  return prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/**
 * The language of a path, and the path without its folder.
 *
 * @example readLocale("/es/service") // { locale: "es", path: "/service" }
 */
export function readLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/es(\/.*)?$/.exec(path);
  return match ? { locale: "es", path: match[1] ?? "/" } : { locale: "en", path };
}

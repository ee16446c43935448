export type Locale = "en" | "es";

/** The language folder in addresses; the default language has none. */
const PREFIX: Record<Locale, string> = { en: "", es: "/es" };

/**
 * Adds the language's folder to a path of the site. External links, fragments, `tel:` and `mailto:` stay as they are.
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
 * Splits a path into its language and the path without the language's folder.
 *
 * @example readLocale("/es/service") // { locale: "es", path: "/service" }
 */
export function readLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/es(\/.*)?$/.exec(path);
  return match ? { locale: "es", path: match[1] ?? "/" } : { locale: "en", path };
}

import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";

/** A sitemap entry: one page in one language. */
export type SitemapEntry = {
  loc: string;
  /** A day, `YYYY-MM-DD`, the short form of a W3C date. */
  lastmod?: string;
  changefreq?: "daily";
  priority: number;
  /** The page in every language, itself included; `x-default` is for all other languages. */
  alternates: { hreflang: string; href: string }[];
};

const LOCALES: readonly Locale[] = ["en", "es"];

/**
 * A page's entries, one for each language, each with links to all of them.
 *
 * @param path without the language's folder
 * @example languageEntries("/service", { priority: 1 }, { siteUrl: "https://cars.example" })
 * // [{ loc: "https://cars.example/service", priority: 1, alternates: […] }, { loc: "https://cars.example/es/service", … }]
 */
export function languageEntries(
  path: string,
  facts: Pick<SitemapEntry, "priority" | "lastmod" | "changefreq">,
  { siteUrl }: Pick<DocumentContext, "siteUrl">,
): SitemapEntry[] {
  const { priority, lastmod, changefreq } = facts;
  const href = (locale: Locale) => absoluteUrl(localPath(locale, path), { siteUrl });
  const alternates = [
    ...LOCALES.map((locale) => ({ hreflang: locale, href: href(locale) })),
    { hreflang: "x-default", href: href("en") },
  ];
  return LOCALES.map((locale) => ({
    loc: href(locale),
    ...(lastmod && { lastmod }),
    ...(changefreq && { changefreq }),
    priority,
    alternates,
  }));
}

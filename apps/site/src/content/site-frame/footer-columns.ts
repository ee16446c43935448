import type { MenuEntry, MenuLink } from "@forecourt/dealership";
import type { SiteFooterProps } from "@forecourt/ui/site-footer";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/**
 * One column for each group of pages, and a last one, under `singlesTitle`, for the pages that stand in no group: none
 * is the only link under its own name.
 */
export function footerColumns(
  entries: readonly MenuEntry[],
  labels: Readonly<Record<string, string>>,
  singlesTitle: string,
  locale: Locale,
): SiteFooterProps["columns"] {
  const groups = entries.filter(({ items }) => items.length > 0);
  const singles = entries.filter(({ items }) => items.length === 0);
  return [
    ...groups.map(({ id, items }) => ({
      title: labels[id] ?? id,
      links: footerLinks(items, labels, locale),
    })),
    { title: singlesTitle, links: footerLinks(singles, labels, locale) },
  ].filter((column) => column.links.length > 0);
}

/** Menu entries as links of the footer, in the language of the page. */
export function footerLinks(
  entries: readonly MenuLink[],
  labels: Readonly<Record<string, string>>,
  locale: Locale,
): { href: string; label: string }[] {
  return entries.map(({ id, href }) => ({ href: localPath(locale, href ?? "/"), label: labels[id] ?? id }));
}

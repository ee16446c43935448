import type { MenuEntry, MenuLink } from "@forecourt/dealership";
import type { SiteFooterProps } from "@forecourt/ui/site-footer";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/** One column per group of pages. A last column, titled `singlesTitle`, has the pages without a group. */
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

/** Menu entries as footer links in a locale. */
export function footerLinks(
  entries: readonly MenuLink[],
  labels: Readonly<Record<string, string>>,
  locale: Locale,
): { href: string; label: string }[] {
  return entries.map(({ id, href }) => ({ href: localPath(locale, href ?? "/"), label: labels[id] ?? id }));
}

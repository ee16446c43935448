import type { MenuEntry, MenuLink } from "@forecourt/dealership";
import type { SiteFooterProps } from "@forecourt/ui/site-footer";
import { isServed } from "#server/static-pages.ts";

/**
 * One column for each group of pages, and a last one, under `singlesTitle`, for the pages that stand in no group: none
 * is the only link under its own name. A page that is not served is left out, and so is a group without any.
 */
export function footerColumns(
  entries: readonly MenuEntry[],
  labels: Readonly<Record<string, string>>,
  singlesTitle: string,
): SiteFooterProps["columns"] {
  const links = (pages: readonly MenuLink[]) =>
    pages.flatMap(({ id, href }) =>
      href !== null && isServed(href) ? [{ href, label: labels[id] ?? id }] : [],
    );
  const groups = entries.filter(({ items }) => items.length > 0);
  const singles = entries.filter(({ items }) => items.length === 0);
  return [
    ...groups.map(({ id, items }) => ({ title: labels[id] ?? id, links: links(items) })),
    { title: singlesTitle, links: links(singles) },
  ].filter((column) => column.links.length > 0);
}

import type { larkspur } from "@forecourt/sample-dealership";
import type { SiteNavItem } from "@forecourt/ui/site-header";

type MenuEntry = (typeof larkspur.settings.menus.header)[number];

/** The dealership's menu as the header takes it, in the page's language. */
export function menuItems(
  entries: readonly MenuEntry[],
  labels: Readonly<Record<string, string>>,
): SiteNavItem[] {
  return entries.map((entry) => {
    const label = labels[entry.id] ?? entry.id;
    const current = entry.id === "vehicles";
    return entry.items.length > 0
      ? {
          label,
          current,
          items: entry.items.map(({ id, href }) => ({ label: labels[id] ?? id, href: href ?? "#" })),
        }
      : { label, href: entry.href ?? "#" };
  });
}

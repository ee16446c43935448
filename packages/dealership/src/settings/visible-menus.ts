import type { DealershipConfig } from "./dealership-config-schema.ts";
import type { MenuCondition, MenuEntry, MenuLink, Menus } from "./menu-schema.ts";

type Settings = Pick<DealershipConfig, "menus" | "listing" | "tradeIn"> & {
  profile: Pick<DealershipConfig["profile"], "service" | "autoFinancing">;
};

const CONDITIONS: Record<MenuCondition, (settings: Settings) => boolean> = {
  service: ({ profile }) => profile.service !== null,
  "new-vehicles": ({ listing }) => listing.conditions.includes("new"),
  "used-vehicles": ({ listing }) => listing.conditions.includes("used"),
  "pre-approval": ({ profile }) => profile.autoFinancing.preApproved,
  "trade-in": ({ tradeIn }) => tradeIn !== null,
};

/**
 * Filters the menus: removes entries whose condition is false and groups without entries
 * (docs/product/dealership.md, "Menus").
 *
 * @example visibleMenus(settingsForStore(config, storeId)).header
 */
export function visibleMenus(settings: Settings): Menus {
  const shown = ({ when }: MenuLink) => when === undefined || CONDITIONS[when](settings);
  const entries = (menu: readonly MenuEntry[]) =>
    menu
      .filter(shown)
      .map((entry) => ({ ...entry, items: entry.items.filter(shown) }))
      .filter(({ href, items }) => href !== null || items.length > 0);
  const { header, footer, legal } = settings.menus;
  return { header: entries(header), footer: entries(footer), legal: legal.filter(shown) };
}

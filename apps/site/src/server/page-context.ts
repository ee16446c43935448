import "server-only";
import type { DealershipConfig } from "@forecourt/dealership";
import type { InventorySearch, Vocabulary } from "@forecourt/inventory";
import type { Locale } from "#shared/addresses/local-path.ts";
import { settingsFor } from "./settings/dealership.ts";
import { siteState } from "./site-state.ts";
import type { Access } from "./vehicles/headline-price.ts";

export type VariantParams = Promise<{ locale: string; store: string; access: string }>;

/** What every page is made from: the variant, the settings that hold in it, and its view of the inventory. */
export type PageContext = {
  locale: Locale;
  storeId: string;
  access: Access;
  settings: DealershipConfig;
  inventory: InventorySearch;
  vocabulary: Vocabulary;
  /** The moment the page is made for. */
  now: Date;
};

/** Reads the variant of an internal page; the page server alone sets it (page-server/routing/resolve-page.ts). */
export async function pageContext(params: VariantParams): Promise<PageContext> {
  const { locale, store, access } = await params;
  const { inventory } = siteState();
  const open = access === "open";
  return {
    locale: locale === "es" ? "es" : "en",
    storeId: store,
    access: open ? "open" : "locked",
    settings: settingsFor(store),
    inventory: open ? inventory.open : inventory.locked,
    vocabulary: inventory.vocabulary,
    now: new Date(),
  };
}

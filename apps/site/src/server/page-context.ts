import "server-only";
import type { DealershipConfig } from "@forecourt/dealership";
import type { PaymentTerms } from "@forecourt/finance";
import type { Vocabulary } from "@forecourt/inventory";
import type { Gate } from "@forecourt/visitor";
import type { Locale } from "#shared/addresses/local-path.ts";
import { accessOfFolder } from "./experiments/page-variants.ts";
import { settingsFor } from "./settings/dealership.ts";
import { siteState } from "./site-state.ts";
import { type Access, viewerOf } from "./vehicles/viewer.ts";
import type { VehicleSearch } from "./vehicles/visible-vehicle.ts";

export type VariantParams = Promise<{ locale: string; store: string; access: string }>;

/** The inputs of every page: the variant, its settings, and its view of the inventory. */
export type PageContext = {
  locale: Locale;
  storeId: string;
  access: Access;
  settings: DealershipConfig;
  unlocked: readonly Gate[];
  inventory: VehicleSearch;
  vocabulary: Vocabulary;
  /** The shopper's terms from the address; null for the example terms. Every payment of the page is by these. */
  terms: PaymentTerms | null;
  /** The time of the page. */
  now: Date;
};

/**
 * Builds the context from the variant's route parameters. Only the page server sets them
 * (page-server/routing/resolve-page.ts).
 */
export async function pageContext(params: VariantParams): Promise<PageContext> {
  const { locale, store, access } = await params;
  const { inventory } = siteState();
  const known = accessOfFolder(access) === "open" ? "open" : "locked";
  const viewer = viewerOf(known, settingsFor(store));
  return {
    ...viewer,
    locale: locale === "es" ? "es" : "en",
    storeId: store,
    access: known,
    inventory: inventory.searchFor(viewer),
    vocabulary: inventory.vocabulary,
    terms: null,
    now: new Date(),
  };
}

import type { OpeningHours } from "@forecourt/calendar";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { mergeSettings } from "./merge-settings.ts";

/**
 * Merges a store's settings into the group's. Returns the group's for null or an unknown store.
 *
 * The configuration must come from `parseDealershipConfig`, which validated each store's merged settings.
 *
 * @example settingsForStore(config, visitor.userSelectedStore).fees.documentary
 */
export function settingsForStore(config: DealershipConfig, storeId: string | null): DealershipConfig {
  const store = config.stores.find(({ id }) => id === storeId);
  return store?.settings ? (mergeSettings(config, store.settings) as DealershipConfig) : config;
}

/**
 * The hours of a store's department: the store's, or else the dealership's; null without a service department. Use
 * them with `openState` in the `profile.timezone` of the store's settings.
 *
 * @example storeHours(config, "west-park", "sales")
 */
export function storeHours(
  config: DealershipConfig,
  storeId: string | null,
  department: "sales" | "service",
): OpeningHours | null {
  const own = config.stores.find(({ id }) => id === storeId)?.hours[department];
  return own ?? settingsForStore(config, storeId).profile[department];
}

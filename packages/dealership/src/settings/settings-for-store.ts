import type { OpeningHours } from "@forecourt/calendar";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { mergeSettings } from "./merge-settings.ts";

/**
 * The settings that hold for a visitor: the store's own over the group's. A store that does not exist, or none, has
 * the group's.
 *
 * The configuration has to be checked (`parseDealershipConfig`): that has laid each store's settings over the group's
 * and found the result right.
 *
 * @example settingsForStore(config, visitor.userSelectedStore).fees.documentary
 */
export function settingsForStore(config: DealershipConfig, storeId: string | null): DealershipConfig {
  const store = config.stores.find(({ id }) => id === storeId);
  return store?.settings ? (mergeSettings(config, store.settings) as DealershipConfig) : config;
}

/**
 * The hours of a store's department: the store's own, otherwise the dealership's; null for a dealership without a
 * service department. Read them with `openState` in the `profile.timezone` of the store's settings.
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

import type { BaseSettings } from "./base-settings.ts";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { type DeepPartial, mergeSettings } from "./merge-settings.ts";

type WithDefault = keyof BaseSettings;

/** A dealership's settings: all without a default, and any overrides of defaults. */
export type DealershipSettings = Omit<DealershipConfig, WithDefault> &
  DeepPartial<Pick<DealershipConfig, Exclude<WithDefault, "leadRouting">>> & {
    leadRouting: Omit<DealershipConfig["leadRouting"], keyof BaseSettings["leadRouting"]> &
      Partial<Pick<DealershipConfig["leadRouting"], keyof BaseSettings["leadRouting"]>>;
  };

/** A store's overrides; the group, its stores and its claims cannot be overridden. */
export type StoreSettings = DeepPartial<Omit<DealershipConfig, "group" | "stores" | "claims">>;

/**
 * Merges the settings for a visitor: product defaults, then the dealership, then the visitor's store. Objects merge
 * deeply, arrays are replaced, the last one wins. Does not validate: see `parseDealershipConfig`.
 *
 * @example resolveSettings(baseSettings, larkspur, { verification: { phone: false } }).verification.phone // false
 */
export function resolveSettings(
  base: BaseSettings,
  dealership: DealershipSettings,
  store: StoreSettings = {},
): DealershipConfig {
  // Together the three types have every key, which the compiler cannot infer.
  return mergeSettings(base, dealership, store) as DealershipConfig;
}

import type { BaseSettings } from "./base-settings.ts";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { type DeepPartial, mergeSettings } from "./merge-settings.ts";

type WithDefault = keyof BaseSettings;

/** What a dealership has to say: everything without a default, and as much of the rest as it wants. */
export type DealershipSettings = Omit<DealershipConfig, WithDefault> &
  DeepPartial<Pick<DealershipConfig, Exclude<WithDefault, "leadRouting">>> & {
    leadRouting: Omit<DealershipConfig["leadRouting"], keyof BaseSettings["leadRouting"]> &
      Partial<Pick<DealershipConfig["leadRouting"], keyof BaseSettings["leadRouting"]>>;
  };

/** What one store may say otherwise. The group, its stores and who proves a claim are the same for all. */
export type StoreSettings = DeepPartial<Omit<DealershipConfig, "group" | "stores" | "claims">>;

/**
 * The settings that hold for a visitor: product defaults, then the dealership's, then those of the store the visitor
 * chose. Objects merge deeply, arrays are replaced, the last one wins. The result is merged, not checked: see
 * `parseDealershipConfig`.
 *
 * @example resolveSettings(baseSettings, larkspur, { verification: { phone: false } }).verification.phone // false
 */
export function resolveSettings(
  base: BaseSettings,
  dealership: DealershipSettings,
  store: StoreSettings = {},
): DealershipConfig {
  // The three types together hold every key, which the compiler cannot follow through the merge.
  return mergeSettings(base, dealership, store) as DealershipConfig;
}

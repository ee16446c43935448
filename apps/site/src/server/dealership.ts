import {
  baseSettings,
  type DealershipConfig,
  parseDealershipConfig,
  resolveSettings,
  type StoreSettings,
} from "@forecourt/dealership";
import {
  illustrationAlt,
  illustrationCaption,
  illustrationFile,
  illustrationFor,
  larkspur,
} from "@forecourt/sample-dealership";

/**
 * The dealership this site serves: the one place that names its package. To serve another, import that one instead
 * (README, "Make it your own dealership").
 */
const source = larkspur;

const merged = parseDealershipConfig(resolveSettings(baseSettings, source.settings));
if (!merged.ok) {
  const lines = merged.errors.map(({ path, code }) => `  ${path}: ${code}`);
  throw new Error(`forecourt/site: the dealership's settings are wrong:\n${lines.join("\n")}`);
}

export const dealership = {
  ...source,
  settings: merged.config as DealershipConfig,
};

/** How the dealership pictures a vehicle that was not photographed. */
export const illustrations = { illustrationFor, illustrationFile, illustrationAlt, illustrationCaption };

const byStore = new Map<string, DealershipConfig>();

/** The settings that hold for a visitor of a store: the store's own lie over the dealership's. */
export function settingsFor(storeId: string): DealershipConfig {
  const known = byStore.get(storeId);
  if (known) return known;
  const store = merged.ok ? merged.config.stores.find(({ id }) => id === storeId) : undefined;
  const settings = resolveSettings(baseSettings, source.settings, (store?.settings ?? {}) as StoreSettings);
  const checked = parseDealershipConfig(settings);
  const result = checked.ok ? checked.config : dealership.settings;
  byStore.set(storeId, result);
  return result;
}

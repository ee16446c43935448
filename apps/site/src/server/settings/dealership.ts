import {
  baseSettings,
  type DealershipConfig,
  parseDealershipConfig,
  resolveSettings,
  type StoreSettings,
} from "@forecourt/dealership";
import { larkspur } from "@forecourt/sample-dealership";
import {
  illustrationAlt,
  illustrationCaption,
  illustrationFile,
  illustrationFor,
} from "@forecourt/vehicle-illustrations";

/**
 * The dealership this site serves: the one place that names its package. To serve another, import that one instead
 * (README, "Make it your own dealership").
 */
const source = larkspur;

const checked = parseDealershipConfig(resolveSettings(baseSettings, source.settings));
if (!checked.ok) {
  const lines = checked.errors.map(({ path, code }) => `  ${path}: ${code}`);
  throw new Error(`forecourt/site: the dealership's settings are wrong:\n${lines.join("\n")}`);
}
const settings = checked.config;

export const dealership = { ...source, settings };

/** How the dealership pictures a vehicle that was not photographed. */
export const illustrations = { illustrationFor, illustrationFile, illustrationAlt, illustrationCaption };

// The check above has laid every store's settings over the dealership's and found them right.
const byStore = new Map(
  settings.stores.map((store) => [
    store.id,
    resolveSettings(baseSettings, settings, store.settings as StoreSettings | undefined),
  ]),
);

/** The settings that hold for a visitor of a store: its own over the dealership's, which hold for any other id. */
export function settingsFor(storeId: string): DealershipConfig {
  return byStore.get(storeId) ?? settings;
}

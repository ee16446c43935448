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

/** The dealership's illustrations of vehicles without photographs. */
export const illustrations = { illustrationFor, illustrationFile, illustrationAlt, illustrationCaption };

// `parseDealershipConfig` has validated every store's merged settings.
const byStore = new Map(
  settings.stores.map((store) => [
    store.id,
    resolveSettings(baseSettings, settings, store.settings as StoreSettings | undefined),
  ]),
);

/** The settings of a store: its own merged over the dealership's, which apply to unknown ids. */
export function settingsFor(storeId: string): DealershipConfig {
  return byStore.get(storeId) ?? settings;
}

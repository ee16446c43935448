import { readFileSync } from "node:fs";
import {
  baseSettings,
  parseDealershipConfig,
  parseSettingsFile,
  resolveSettings,
  settingsForStore,
} from "@forecourt/dealership";
import type { FeedColumns } from "@forecourt/feeds";
import { larkspur } from "@forecourt/sample-dealership";

/** The settings of a dealership that the importer needs. */
export type ImporterDealership = {
  groupId: string;
  stores: { id: string; name: string }[];
  timeZone: string;
};

export type LoadedDealership =
  | {
      ok: true;
      dealership: ImporterDealership;
      /** The feed's own columns for the import of one store, or of a feed that names its stores (null). */
      feedColumnsOf: (storeId: string | null) => FeedColumns;
    }
  | { ok: false; problem: string };

/**
 * Loads the dealership of the imports; no other file of the importer names its package.
 *
 * @param file with the settings of this environment (docs/product/dealership.md, "Layers")
 */
export function loadDealership(file: string | undefined): LoadedDealership {
  const own = file === undefined ? {} : parseSettingsFile(textOf(file));
  if (own === null) return { ok: false, problem: `SETTINGS_FILE: ${file} is not a JSON object.` };
  const parsed = parseDealershipConfig(resolveSettings(baseSettings, larkspur.settings, own));
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ path, code }) => `${path.join(".")}: ${code}`);
    return { ok: false, problem: `These settings of the dealership are wrong:\n  ${errors.join("\n  ")}` };
  }
  const { value: config } = parsed;
  const { group, stores, profile } = config;
  return {
    ok: true,
    dealership: {
      groupId: group.id,
      stores: stores.map(({ id, name }) => ({ id, name })),
      timeZone: profile.timezone,
    },
    feedColumnsOf: (storeId) => settingsForStore(config, storeId).inventoryFeed.columns,
  };
}

/** A file that cannot be read is reported like one without JSON. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

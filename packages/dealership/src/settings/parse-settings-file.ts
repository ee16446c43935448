import type { StoreSettings } from "./resolve-settings.ts";

/** Settings of one environment; like a store's, but the stores may be replaced too. */
export type EnvironmentSettings = StoreSettings & { stores?: unknown };

/**
 * Parses the text of a settings file: JSON with settings that win over the dealership's, such as the ids of a test
 * environment (docs/product/dealership.md, "Layers"). Does not validate them: see `parseDealershipConfig`.
 *
 * @returns the settings; null when the text is no JSON object
 * @example parseSettingsFile('{ "tags": { "tagManager": "GTM-K2X9" } }') // { tags: { tagManager: "GTM-K2X9" } }
 */
export function parseSettingsFile(text: string): EnvironmentSettings | null {
  try {
    const settings: unknown = JSON.parse(text);
    const isObject = typeof settings === "object" && settings !== null && !Array.isArray(settings);
    return isObject ? (settings as EnvironmentSettings) : null;
  } catch {
    return null;
  }
}

/** Reads the setting at a path; undefined if missing or inherited. */
export function settingAt(settings: unknown, path: readonly PropertyKey[]): unknown {
  let setting = settings;
  for (const key of path) {
    if (typeof setting !== "object" || setting === null || !Object.hasOwn(setting, key)) return undefined;
    setting = (setting as Record<PropertyKey, unknown>)[key];
  }
  return setting;
}

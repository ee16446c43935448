import type { ClickIdStorage } from "../click-ids.ts";

/** A local storage that a test can look into. */
export function memoryStorage(
  values: Record<string, string> = {},
): ClickIdStorage & { values: Record<string, string> } {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: (key) => {
      delete values[key];
    },
  };
}

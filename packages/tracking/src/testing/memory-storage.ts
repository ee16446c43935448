import type { ClickIdStorage } from "../click-ids.ts";

/** An in-memory local storage; tests can read `values`. */
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

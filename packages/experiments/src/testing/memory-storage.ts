import type { KeyValueStorage } from "../request.ts";

/** A storage for tests; the methods in `broken` throw. */
export type MemoryStorage = KeyValueStorage & {
  entries: Map<string, string>;
  broken: Set<"getItem" | "setItem" | "removeItem">;
};

export function memoryStorage(): MemoryStorage {
  const entries = new Map<string, string>();
  const broken: MemoryStorage["broken"] = new Set();
  const check = (action: "getItem" | "setItem" | "removeItem") => {
    if (broken.has(action)) throw new DOMException("no", "QuotaExceededError");
  };
  return {
    entries,
    broken,
    getItem: (key) => {
      check("getItem");
      return entries.get(key) ?? null;
    },
    setItem: (key, value) => {
      check("setItem");
      entries.set(key, value);
    },
    removeItem: (key) => {
      check("removeItem");
      entries.delete(key);
    },
  };
}

import type { KeyValueStorage } from "./request.ts";

/**
 * Wraps a storage so that it never throws: values stay in memory when it is full, blocked or missing. Calls
 * `onFailure` once.
 */
export function fallbackStorage(open: () => KeyValueStorage | null, onFailure: () => void): KeyValueStorage {
  const memory = new Map<string, string | null>();
  let hasFailed = false;

  function attempt<T>(action: () => T, fallback: () => T): T {
    try {
      return action();
    } catch {
      if (!hasFailed) onFailure();
      hasFailed = true;
      return fallback();
    }
  }

  const storage = attempt(open, () => null);

  function change(
    key: string,
    value: string | null,
    action: (storage: KeyValueStorage) => void,
    fallback = () => {},
  ) {
    memory.set(key, value);
    if (storage === null) return;
    attempt(() => {
      action(storage);
      // After a failure values also stay in memory, since the storage may not be readable.
      if (!hasFailed) memory.delete(key);
    }, fallback);
  }

  function removeItem(key: string, value: string | null = null) {
    change(key, value, (real) => real.removeItem(key));
  }

  return {
    getItem(key) {
      const cached = memory.get(key);
      if (cached !== undefined || storage === null) return cached ?? null;
      return attempt(
        () => storage.getItem(key),
        () => null,
      );
    },
    setItem: (key, value) =>
      change(
        key,
        value,
        (real) => real.setItem(key, value),
        // The old value must not reappear on the next page.
        () => removeItem(key, value),
      ),
    removeItem: (key) => removeItem(key),
  };
}

import type { KeyValueStorage } from "./request.ts";

/**
 * A storage that never throws: what the real one refuses (it is full, blocked or not there) is cached in memory as long as
 * the page lives. `onFailure` is called once.
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
      // One that fails at reading would fallback lose what it took.
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
        // What was there before must not come back on the next page.
        () => removeItem(key, value),
      ),
    removeItem: (key) => removeItem(key),
  };
}

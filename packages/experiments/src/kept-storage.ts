import type { KeyValueStorage } from "./request.ts";

/**
 * A storage that never throws: what the real one refuses (it is full, blocked or not there) is kept in memory as long as
 * the page lives. `onFailure` is called once.
 */
export function keptStorage(open: () => KeyValueStorage | null, onFailure: () => void): KeyValueStorage {
  const memory = new Map<string, string | null>();
  let hasFailed = false;

  function attempt<T>(action: () => T, otherwise: () => T): T {
    try {
      return action();
    } catch {
      if (!hasFailed) onFailure();
      hasFailed = true;
      return otherwise();
    }
  }

  const storage = attempt(open, () => null);

  function change(
    key: string,
    value: string | null,
    action: (storage: KeyValueStorage) => void,
    otherwise = () => {},
  ) {
    memory.set(key, value);
    if (storage === null) return;
    attempt(() => {
      action(storage);
      // One that fails at reading would otherwise lose what it took.
      if (!hasFailed) memory.delete(key);
    }, otherwise);
  }

  function removeItem(key: string, value: string | null = null) {
    change(key, value, (real) => real.removeItem(key));
  }

  return {
    getItem(key) {
      const kept = memory.get(key);
      if (kept !== undefined || storage === null) return kept ?? null;
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

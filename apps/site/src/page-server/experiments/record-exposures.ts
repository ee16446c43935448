import type { Exposure } from "@forecourt/database";
import { LRUCache } from "lru-cache";

/** Short, so that a lead that follows finds its exposure; long enough to join the views of a busy moment. */
const FLUSH_MS = 250;

/** More in one batch would be one long statement. */
const MAX_PENDING = 500;

/** Recent exposures that need no statement: each is stored once anyway. */
const MAX_KNOWN = 20_000;

export type ExposureRecorder = {
  /** Returns at once; stores the exposures later, in a batch. */
  record(exposures: readonly Exposure[]): void;
  /** Stores what is pending. */
  flush(): Promise<void>;
};

/**
 * Stores exposures in batches, so that no answer waits for the database. What cannot be stored is dropped, and stored
 * with the visitor's next view.
 *
 * @param store stores a batch; it may fail
 */
export function createExposureRecorder(
  store: (exposures: readonly Exposure[]) => Promise<void>,
  onError: (error: unknown) => void,
): ExposureRecorder {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const pending = new Map<string, Exposure>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pending];
    pending.clear();
    if (batch.length === 0) return;
    try {
      await store(batch.map(([, exposure]) => exposure));
    } catch (error) {
      for (const [key] of batch) known.delete(key);
      onError(error);
    }
  };

  return {
    record(exposures) {
      for (const exposure of exposures) {
        const key = `${exposure.experiment} ${exposure.visitor}`;
        if (known.has(key) || pending.size >= MAX_PENDING) continue;
        known.set(key, true);
        pending.set(key, exposure);
      }
      // The timer does not keep a stopping process alive: it flushes itself.
      if (pending.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}

import type { Exposure } from "@forecourt/database";
import { LRUCache } from "lru-cache";

/** Short, so that a lead that follows finds its exposure; long enough to join the views of a busy moment. */
const FLUSH_MS = 250;

/** More in one batch would be one long statement. */
const MAX_PENDING = 500;

/** Recent exposures that need no statement: each is stored once anyway. */
const MAX_KNOWN = 20_000;

export type ExposureRecorder = {
  /**
   * Returns at once; stores the exposures later, in a batch.
   *
   * @param network from `networkKey`
   */
  record(exposures: readonly Exposure[], network: string): void;
  /** Stores what is pending. */
  flush(): Promise<void>;
};

type RecorderOptions = {
  /** Stores a batch; it may fail. */
  store: (exposures: readonly Exposure[]) => Promise<void>;
  /** Counts new exposures of a network, and tells whether it may store them: invented ids would fill the table. */
  allows: (network: string, count: number) => Promise<boolean>;
  onError: (error: unknown) => void;
};

/**
 * Stores exposures in batches, so that no answer waits for the database. What cannot be stored is dropped, and stored
 * with the visitor's next view.
 */
export function createExposureRecorder({ store, allows, onError }: RecorderOptions): ExposureRecorder {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const pending = new Map<string, { key: string; exposure: Exposure; network: string }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pending.values()];
    pending.clear();
    const drop = (dropped: typeof batch) => {
      for (const { key } of dropped) known.delete(key);
    };
    try {
      const allowed: Exposure[] = [];
      for (const [network, counted] of Map.groupBy(batch, ({ network }) => network)) {
        if (await allows(network, counted.length)) allowed.push(...counted.map(({ exposure }) => exposure));
        else drop(counted);
      }
      if (allowed.length > 0) await store(allowed);
    } catch (error) {
      drop(batch);
      onError(error);
    }
  };

  return {
    record(exposures, network) {
      for (const exposure of exposures) {
        const key = `${exposure.experiment} ${exposure.visitor}`;
        if (known.has(key) || pending.size >= MAX_PENDING) continue;
        known.set(key, true);
        pending.set(key, { key, exposure, network });
      }
      // The timer does not keep a stopping process alive: it flushes itself.
      if (pending.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}

import type { ClaimedDelivery } from "./claimed-delivery.ts";

export type DeliveryLoop = {
  /** Claims now instead of at the next poll. */
  wake: () => void;
  /** Stops claiming and releases messages not started. Waits up to `graceMs` for running deliveries. */
  stop: (graceMs: number) => Promise<void>;
};

export type DeliveryLoopOptions = {
  /** Claims up to `limit` messages; none when the database is unavailable. Never throws. */
  claim: (limit: number) => Promise<ClaimedDelivery[]>;
  /** Delivers one message; never throws. */
  deliver: (claimed: ClaimedDelivery) => Promise<void>;
  /** Releases a message that was not started; never throws. */
  release: (claimed: ClaimedDelivery) => Promise<void>;
  /** Maximum of running deliveries; as many again are claimed in advance. */
  concurrency: number;
  pollMs: number;
};

/** Claims and delivers until it is stopped. */
export function startDeliveryLoop(options: DeliveryLoopOptions): DeliveryLoop {
  const { concurrency } = options;
  const waiting: ClaimedDelivery[] = [];
  const running = new Set<Promise<void>>();
  let stopping = false;
  let hasMore = false;
  const wakeSignal = createWakeSignal();

  const startDelivery = (claimed: ClaimedDelivery) => {
    const work = options.deliver(claimed).finally(() => {
      running.delete(work);
      startWaiting();
      if (hasMore && waiting.length === 0) wakeSignal.notify();
    });
    running.add(work);
  };
  const startWaiting = () => {
    while (!stopping && waiting.length > 0 && running.size < concurrency) startDelivery(waiting.shift()!);
  };
  const claimMore = async () => {
    const room = 2 * concurrency - running.size - waiting.length;
    if (waiting.length > 0 || room < 1) return;
    const claimed = await options.claim(room);
    hasMore = claimed.length === room;
    waiting.push(...claimed);
    startWaiting();
    if (hasMore && waiting.length === 0) wakeSignal.notify();
  };
  const polling = (async () => {
    while (!stopping) {
      await claimMore();
      if (!stopping) await wakeSignal.wait(options.pollMs);
    }
  })();

  return {
    wake: wakeSignal.notify,
    stop: async (graceMs) => {
      stopping = true;
      wakeSignal.notify();
      await polling;
      await Promise.all(waiting.splice(0).map(options.release));
      await Promise.race([Promise.all(running), after(graceMs)]);
    },
  };
}

/** Creates a timed wait that `notify` ends early, even when called just before the wait. */
function createWakeSignal(): { notify: () => void; wait: (milliseconds: number) => Promise<void> } {
  let notified = false;
  let end = () => {};
  return {
    notify: () => {
      notified = true;
      end();
    },
    wait: async (milliseconds) => {
      if (!notified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      notified = false;
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

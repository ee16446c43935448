import type { Claimed } from "./claimed.ts";

export type DeliveryLoop = {
  /** Looks for work now instead of at the next poll. */
  wake: () => void;
  /** Claims no more, gives back what was not begun, and waits for what was, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

export type LoopParts = {
  /** Claims up to so many messages; none when there is nothing to do or the database is away. Never throws. */
  claim: (limit: number) => Promise<Claimed[]>;
  /** Delivers one message; never throws. */
  deliver: (claimed: Claimed) => Promise<void>;
  /** Gives back a message that was not begun; never throws. */
  release: (claimed: Claimed) => Promise<void>;
  /** Messages under way at a time, and as many again waiting their turn. */
  concurrency: number;
  pollMs: number;
};

/** Claims and delivers until it is stopped. */
export function startDeliveryLoop(parts: LoopParts): DeliveryLoop {
  const { concurrency } = parts;
  const waiting: Claimed[] = [];
  const running = new Set<Promise<void>>();
  let stopping = false;
  let mayBeMore = false;
  const alarm = createAlarm();

  const begin = (claimed: Claimed) => {
    const work = parts.deliver(claimed).finally(() => {
      running.delete(work);
      beginWaiting();
      if (mayBeMore && waiting.length === 0) alarm.ring();
    });
    running.add(work);
  };
  const beginWaiting = () => {
    while (!stopping && waiting.length > 0 && running.size < concurrency) begin(waiting.shift()!);
  };
  const look = async () => {
    const room = 2 * concurrency - running.size - waiting.length;
    if (waiting.length > 0 || room < 1) return;
    const claimed = await parts.claim(room);
    mayBeMore = claimed.length === room;
    waiting.push(...claimed);
    beginWaiting();
    if (mayBeMore && waiting.length === 0) alarm.ring();
  };
  const turns = (async () => {
    while (!stopping) {
      await look();
      if (!stopping) await alarm.wait(parts.pollMs);
    }
  })();

  return {
    wake: alarm.ring,
    stop: async (graceMs) => {
      stopping = true;
      alarm.ring();
      await turns;
      await Promise.all(waiting.splice(0).map(parts.release));
      await Promise.race([Promise.all(running), after(graceMs)]);
    },
  };
}

/** A wait that a ring ends, also one that came just before it. */
function createAlarm(): { ring: () => void; wait: (milliseconds: number) => Promise<void> } {
  let rung = false;
  let end = () => {};
  return {
    ring: () => {
      rung = true;
      end();
    },
    wait: async (milliseconds) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

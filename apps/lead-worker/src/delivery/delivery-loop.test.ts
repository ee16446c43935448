import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ClaimedDelivery } from "./claimed-delivery.ts";
import { startDeliveryLoop } from "./delivery-loop.ts";

type Item = { id: number; ms: number };
const claimedOf = (item: Item) =>
  ({ delivery: item, lease: { secondsLeft: () => 30 } }) as unknown as ClaimedDelivery;
const itemOf = (claimed: ClaimedDelivery) => claimed.delivery as unknown as Item;

function queueOf(items: Item[]) {
  const waiting = [...items];
  const log = { delivered: [] as number[], released: [] as number[], claimed: 0, most: 0 };
  let running = 0;
  return {
    waiting,
    log,
    claim: async (limit: number) => {
      await sleep(0);
      const taken = waiting.splice(0, limit);
      log.claimed += taken.length;
      return taken.map(claimedOf);
    },
    deliver: async (claimed: ClaimedDelivery) => {
      running += 1;
      log.most = Math.max(log.most, running);
      await sleep(itemOf(claimed).ms);
      running -= 1;
      log.delivered.push(itemOf(claimed).id);
    },
    release: async (claimed: ClaimedDelivery) => {
      log.released.push(itemOf(claimed).id);
    },
  };
}

const items = fc.array(fc.nat(6), { maxLength: 40 }).map((times) => times.map((ms, id) => ({ id, ms })));

it("delivers everything once, within the concurrency limit, and releases what it has not started", async () => {
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.integer({ min: 1, max: 5 }),
      fc.nat(30),
      async (all, concurrency, stopAfter) => {
        const queue = queueOf(all);
        const loop = startDeliveryLoop({ ...queue, concurrency, pollMs: 1_000_000 });
        await sleep(stopAfter);
        await loop.stop(60_000);
        const { delivered, released, claimed, most } = queue.log;
        expect(most).toBeLessThanOrEqual(concurrency);
        expect(claimed).toBe(delivered.length + released.length);
        const seen = [...delivered, ...released, ...queue.waiting.map(({ id }) => id)];
        expect(seen.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      },
    ),
    { numRuns: 40 },
  );
});

it("drains a backlog without waiting for the next poll, and wakes for later messages", async () => {
  const queue = queueOf(Array.from({ length: 50 }, (_, id) => ({ id, ms: 1 })));
  const loop = startDeliveryLoop({ ...queue, concurrency: 4, pollMs: 1_000_000 });
  while (queue.log.delivered.length < 50) await sleep(1);
  queue.waiting.push({ id: 50, ms: 0 });
  loop.wake();
  while (queue.log.delivered.length < 51) await sleep(1);
  await loop.stop(60_000);
  expect(new Set(queue.log.delivered).size).toBe(51);
});

it("stops after the grace period although a delivery hangs", async () => {
  const queue = queueOf([{ id: 0, ms: 1 }]);
  const loop = startDeliveryLoop({
    ...queue,
    deliver: () => new Promise(() => {}),
    concurrency: 1,
    pollMs: 10,
  });
  while (queue.log.claimed < 1) await sleep(1);
  await loop.stop(20);
  expect(queue.log.delivered).toEqual([]);
});

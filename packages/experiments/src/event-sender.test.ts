import fc from "fast-check";
import { expect, test } from "vitest";
import type { ExperimentEvent } from "./event-queue.ts";
import { createEventSender } from "./event-sender.ts";
import type { Reply } from "./request.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

type Command =
  | { type: "add"; count: number }
  | { type: "flush" | "hide" | "resend" | "stop" }
  | { type: "advance"; milliseconds: number }
  /** Answers one of the pending requests. */
  | { type: "answer"; pick: number; reply: Reply };

const delivered: Reply = { ok: true, status: 202, body: {} };
const failed: Reply = { ok: false, code: "http.503", retryable: true };
const aborted: Reply = { ok: false, code: "aborted", retryable: false };

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant("add" as const), count: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ type: fc.constantFrom("flush" as const, "hide" as const, "resend" as const) }),
  fc.record({ type: fc.constant("stop" as const) }),
  fc.record({ type: fc.constant("advance" as const), milliseconds: fc.integer({ min: 1, max: 12_000 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("answer" as const),
      pick: fc.nat(),
      reply: fc.constantFrom(delivered, delivered, failed, aborted),
    }),
  },
);

function countAdded(commands: readonly Command[]): number {
  return commands.reduce((sum, next) => sum + (next.type === "add" ? next.count : 0), 0);
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("for any overlap and failures, every event is either delivered once, in flight, stored or queued", async () => {
  // Fewer than 500 events, since more would drop the oldest, which another test covers.
  const few = fc.array(command, { maxLength: 30 }).filter((all) => countAdded(all) <= 500);
  const holds = fc.asyncProperty(few, async (commands) => {
    const clock = fakeClock();
    const storage = memoryStorage();
    const underWay: { events: readonly ExperimentEvent[]; answer: (reply: Reply) => void }[] = [];
    const received: string[] = [];
    let added = 0;
    const sender = createEventSender({
      storage,
      timers: clock.timers,
      post: (events) => new Promise((answer) => underWay.push({ events, answer })),
    });
    const reply = async (pick: number, answer: Reply) => {
      const [request] = underWay.splice(pick % underWay.length, 1);
      if (answer.ok) received.push(...request!.events.map(({ eventName }) => eventName));
      request!.answer(answer);
      await settled();
    };
    const event = (): ExperimentEvent => {
      added += 1;
      return { eventName: `${added}`, time: 0, sessionID: "s", user: {}, value: null, metadata: {} };
    };

    for (const next of commands) {
      if (next.type === "add") for (let left = next.count; left > 0; left -= 1) sender.add(event());
      if (next.type === "flush") void sender.flush();
      if (next.type === "hide") void sender.flush({ pageHides: true });
      if (next.type === "resend") void sender.resend();
      if (next.type === "stop") sender.stop();
      if (next.type === "advance") clock.advance(next.milliseconds);
      if (next.type === "answer" && underWay.length > 0) await reply(next.pick, next.reply);
      for (const { events } of underWay) expect(events.length).toBeLessThanOrEqual(50);
      expect(clock.pending().length).toBeLessThanOrEqual(1);
    }

    // The service recovers: all events are delivered and no timer is left.
    void sender.flush();
    while (underWay.length > 0) await reply(0, delivered);
    void sender.resend();
    while (underWay.length > 0) await reply(0, delivered);
    expect(received.sort()).toEqual(Array.from({ length: added }, (_, place) => `${place + 1}`).sort());
    expect([clock.pending(), storage.entries.size]).toEqual([[], 0]);
  });
  await fc.assert(holds, { numRuns: 150 });
});

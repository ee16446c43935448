import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ExperimentEvent, eventQueueReducer, keepFailed, type QueueAction } from "./event-queue.ts";

const event = (place: number): ExperimentEvent => ({
  eventName: `event-${place}`,
  time: place,
  sessionID: "s",
  user: {},
  value: null,
  metadata: {},
});
const events = (count: number) => Array.from({ length: count }, (_, place) => event(place));

describe("eventQueueReducer", () => {
  test("for any actions every event is sent once and in order, and fewer than 50 are queued", () => {
    const action = fc.oneof({ weight: 30, arbitrary: fc.constant("added") }, fc.constant("flushed"));
    const holds = fc.property(fc.array(action, { maxLength: 400 }), (actions) => {
      let queue: readonly ExperimentEvent[] = [];
      let added = 0;
      let isTiming = false;
      const sent: ExperimentEvent[] = [];
      for (const type of [...actions, "flushed"]) {
        const next = eventQueueReducer(queue, { type, event: event(added) } as QueueAction);
        if (type === "added") added += 1;
        if (next.timer !== "keep") isTiming = next.timer === "start";
        queue = next.queue;
        sent.push(...next.send);
        expect(queue.length).toBeLessThan(50);
        expect(isTiming).toBe(queue.length > 0);
      }
      expect(sent).toEqual(events(added));
    });
    fc.assert(holds, { numRuns: 50 });
  });
});

test("keepFailed keeps the newest 500 events", () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
  expect(keepFailed(numbers(0, 3), numbers(3, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(keepFailed(numbers(0, 480), numbers(480, 500))).toEqual(numbers(0, 500));
  expect(keepFailed(numbers(0, 480), numbers(480, 501))).toEqual(numbers(1, 501));
  expect(keepFailed([], numbers(0, 600))).toEqual(numbers(100, 600));
});

import {
  type ExperimentEvent,
  eventQueueReducer,
  FLUSH_INTERVAL_MS,
  type QueueAction,
} from "./event-queue.ts";
import type { KeyValueStorage, Reply, Timers } from "./request.ts";
import { storeFailedEvents, takeFailedEvents } from "./visitor-storage.ts";

export type EventSender = {
  add: (event: ExperimentEvent) => void;
  /** Sends queued events, without retries when the page hides. Resolves when they were sent or stored. */
  flush: (options?: { pageHides: boolean }) => Promise<void>;
  /** Sends the stored events of earlier visits. */
  resend: () => Promise<void>;
  /** Stops the timer and stores queued events. */
  stop: () => void;
};

/** Queues events, sends them in batches and stores failed ones. */
export function createEventSender(parts: {
  post: (events: readonly ExperimentEvent[], pageHides: boolean) => Promise<Reply>;
  storage: KeyValueStorage;
  timers: Timers;
}): EventSender {
  const { post, storage, timers } = parts;
  let queue: readonly ExperimentEvent[] = [];
  let stopTimer = () => {};

  function dispatch(action: QueueAction): readonly ExperimentEvent[] {
    const transition = eventQueueReducer(queue, action);
    queue = transition.queue;
    if (transition.timer !== "keep") stopTimer();
    if (transition.timer === "start") stopTimer = timers.start(() => void flush(), FLUSH_INTERVAL_MS);
    return transition.send;
  }

  /** Sends events; returns false when they failed and were stored. */
  async function send(events: readonly ExperimentEvent[], pageHides: boolean): Promise<boolean> {
    const reply = await post(events, pageHides);
    // Events with a permanent error are dropped, since a retry would fail again.
    const isDone = reply.ok || !(reply.retryable || reply.code === "aborted");
    if (!isDone) storeFailedEvents(storage, events);
    return isDone;
  }

  async function resend(): Promise<void> {
    for (;;) {
      const batch = takeFailedEvents(storage);
      if (batch.length === 0 || !(await send(batch, false))) return;
    }
  }

  async function sendAndResend(events: readonly ExperimentEvent[], pageHides: boolean): Promise<void> {
    if (events.length > 0 && (await send(events, pageHides)) && !pageHides) await resend();
  }

  const flush: EventSender["flush"] = ({ pageHides } = { pageHides: false }) =>
    sendAndResend(dispatch({ type: "flushed" }), pageHides);

  return {
    add: (event) => void sendAndResend(dispatch({ type: "added", event }), false),
    flush,
    resend,
    stop: () => {
      const waiting = dispatch({ type: "flushed" });
      if (waiting.length > 0) storeFailedEvents(storage, waiting);
    },
  };
}

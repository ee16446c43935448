import type { JsonObject } from "./experiment-values.ts";

/** An event for the experiment service. */
export type ExperimentEvent = {
  eventName: string;
  /** Milliseconds since 1970. */
  time: number;
  sessionID: string;
  user: JsonObject;
  value: string | number | null;
  metadata: Record<string, string>;
};

export const QUEUE_LIMIT = 50;
export const FLUSH_INTERVAL_MS = 10_000;
export const FAILED_LIMIT = 500;

export type QueueAction = { type: "added"; event: ExperimentEvent } | { type: "flushed" };

export type QueueTransition = {
  queue: readonly ExperimentEvent[];
  /** Events to send now. */
  send: readonly ExperimentEvent[];
  /** What to do with the flush timer. */
  timer: "start" | "stop" | "keep";
};

/**
 * Returns the next queue. The first event starts the timer; the fiftieth event or the timer sends all
 * (docs/product/experiments.md, "Events").
 *
 * @example eventQueueReducer([], { type: "added", event }) // { queue: [event], send: [], timer: "start" }
 */
export function eventQueueReducer(queue: readonly ExperimentEvent[], action: QueueAction): QueueTransition {
  if (action.type === "flushed") return { queue: [], send: queue, timer: "stop" };
  const longer = [...queue, action.event];
  if (longer.length >= QUEUE_LIMIT) return { queue: [], send: longer, timer: "stop" };
  return { queue: longer, send: [], timer: queue.length === 0 ? "start" : "keep" };
}

/** Appends failed events to the stored ones and keeps the newest 500. */
export function keepFailed<T>(stored: readonly T[], failed: readonly T[]): T[] {
  return [...stored, ...failed].slice(-FAILED_LIMIT);
}

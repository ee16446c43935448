import { type Database, type Delivery, readQueueCounters } from "@forecourt/database";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RecordedOutcome } from "../delivery/record-outcome.ts";

export type Metrics = {
  contentType: string;
  count: (subject: Delivery["subject"], recorded: RecordedOutcome, seconds: number) => void;
  /** Renders the metrics for Prometheus; reads the queue from the database each time. */
  render: () => Promise<string>;
};

/** Creates the worker's Prometheus metrics. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const deliveries = new Counter({
    name: "forecourt_deliveries_total",
    help: "Delivery attempts by subject and outcome.",
    labelNames: ["subject", "outcome"],
    registers,
  });
  const duration = new Histogram({
    name: "forecourt_delivery_seconds",
    help: "Duration of an attempt until its outcome was recorded.",
    labelNames: ["subject"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const messages = new Gauge({
    name: "forecourt_queue_messages",
    help: "Messages in the queue by state; dead messages need a manual retry.",
    labelNames: ["state"],
    registers,
  });
  const heldForKey = new Gauge({
    name: "forecourt_queue_held_for_key",
    help: "Held messages that are sealed to a key which no worker has.",
    registers,
  });
  const waiting = new Gauge({
    name: "forecourt_queue_oldest_ready_seconds",
    help: "Age of the oldest waiting message; grows while a receiver is down.",
    registers,
  });
  const overdue = new Gauge({
    name: "forecourt_queue_longest_overdue_seconds",
    help: "Time since the oldest due message became due; grows while no worker runs.",
    registers,
  });
  const codes = new Gauge({
    name: "forecourt_phone_codes_last_day",
    help: "Phone codes created and verified in a day. Far more created than verified suggests abuse.",
    labelNames: ["state"],
    registers,
  });
  const up = new Gauge({ name: "forecourt_database_up", help: "1 while the database answers.", registers });

  return {
    contentType: registry.contentType,
    count: (subject, recorded, seconds) => {
      deliveries.inc({ subject, outcome: recorded.kind });
      duration.observe({ subject }, seconds);
    },
    render: async () => {
      const queue = await readQueueCounters(database).catch(() => null);
      up.set(queue === null ? 0 : 1);
      if (queue !== null) {
        for (const state of ["ready", "sending", "dead", "held"] as const)
          messages.set({ state }, queue[state]);
        heldForKey.set(queue.heldForKey);
        waiting.set(queue.oldestReadySeconds ?? 0);
        overdue.set(queue.longestOverdueSeconds ?? 0);
        codes.set({ state: "made" }, queue.codesLastDay);
        codes.set({ state: "verified" }, queue.codesVerifiedLastDay);
      }
      return registry.metrics();
    },
  };
}

import {
  type ClaimedQueue,
  claimDeliveries,
  type Database,
  type Delivery,
  errorCode,
  errorFrames,
  extendLease,
  type KeyPair,
  listenForWork,
  releaseDelivery,
} from "@forecourt/database";
import type { DatabaseMonitor } from "../database-monitor.ts";
import type { Log } from "../log.ts";
import { type ClaimedDelivery, LEASE_SECONDS, startLease } from "./claimed-delivery.ts";
import { startDeliveryLoop } from "./delivery-loop.ts";
import { describeDelivery, logOutcome } from "./describe-delivery.ts";
import { messageId } from "./message-id.ts";
import type { PrepareDelivery } from "./prepared-message.ts";
import { type RecordedOutcome, recordOutcome } from "./record-outcome.ts";
import { rememberSentCopies } from "./sent-copies.ts";
import { type DeliveryDeps, tryDelivery } from "./try-delivery.ts";

export type DeliveryOptions = {
  database: Database;
  monitor: DatabaseMonitor;
  log: Log;
  keyPairs: readonly KeyPair[];
  prepare: PrepareDelivery;
  /** Called with the outcome of each attempt, for the metrics. */
  onOutcome: (subject: Delivery["subject"], recorded: RecordedOutcome, seconds: number) => void;
  /** Default `messages`. */
  queue?: ClaimedQueue;
  concurrency?: number;
  pollMs?: number;
  leaseSeconds?: number;
};

/** After the grace period running sends are aborted; this is the time to record their outcomes. */
const RECORD_GRACE_MS = 1_000;

/**
 * Delivers due messages until stopped. `stop` releases messages that were not started and waits up to `graceMs` for
 * running deliveries.
 *
 * @example const deliveries = startDeliveries(options); … await deliveries.stop(10_000);
 */
export function startDeliveries(options: DeliveryOptions): { stop: (graceMs: number) => Promise<void> } {
  const { database, monitor, log, leaseSeconds = LEASE_SECONDS, queue = "messages" } = options;
  const abortController = new AbortController();
  const sentCopies = rememberSentCopies();
  const queryOr = async <T>(query: Promise<T>, fallback: T): Promise<T> => {
    try {
      const answer = await query;
      monitor.succeeded();
      return answer;
    } catch (error) {
      monitor.failed(error);
      return fallback;
    }
  };
  const deps: DeliveryDeps = {
    keyPairs: options.keyPairs,
    prepare: options.prepare,
    sentCopies,
    renewLease: async (delivery) => {
      const lease = startLease(leaseSeconds);
      return (await queryOr(extendLease(database, delivery, leaseSeconds), false)) ? lease : null;
    },
    onBug: ({ delivery }, error) =>
      log.error(
        { ...describeDelivery(delivery), code: errorCode(error), frames: errorFrames(error) },
        "Unexpected error.",
      ),
  };

  const deliver = async (claimed: ClaimedDelivery) => {
    const startedAt = performance.now();
    const { delivery } = claimed;
    const outcome = await tryDelivery(claimed, deps, abortController.signal);
    const recorded = await recordOutcome(database, delivery, outcome, {
      random: Math.random(),
      signal: abortController.signal,
      onDatabase: monitor.failed,
    });
    if (recorded.kind === "sent") sentCopies.forget(messageId(delivery));
    const seconds = (performance.now() - startedAt) / 1000;
    options.onOutcome(delivery.subject, recorded, seconds);
    logOutcome(log, delivery, recorded, seconds);
  };

  const loop = startDeliveryLoop({
    concurrency: options.concurrency ?? 8,
    pollMs: options.pollMs ?? 1_000,
    claim: async (limit) => {
      const lease = startLease(leaseSeconds);
      const deliveries = await queryOr(claimDeliveries(database, { limit, leaseSeconds, queue }), []);
      return deliveries.map((delivery) => ({ delivery, lease }));
    },
    deliver,
    release: async ({ delivery }) => {
      await queryOr(releaseDelivery(database, delivery), false);
    },
  });
  const listener = listenForWork(database, loop.wake);

  return {
    stop: async (graceMs) => {
      await listener.stop();
      await loop.stop(graceMs);
      abortController.abort();
      await loop.stop(RECORD_GRACE_MS);
    },
  };
}

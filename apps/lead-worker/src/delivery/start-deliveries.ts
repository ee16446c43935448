import {
  claimDeliveries,
  type Database,
  type Delivery,
  extendLease,
  type KeyPair,
  listenForWork,
  releaseDelivery,
} from "@forecourt/database";
import type { DatabaseWatch } from "../database-watch.ts";
import { errorCode, errorFrames } from "../error-code.ts";
import type { Log } from "../log.ts";
import { type Claimed, LEASE_SECONDS, startLease } from "./claimed.ts";
import { startDeliveryLoop } from "./delivery-loop.ts";
import { describeDelivery, logOutcome } from "./describe-delivery.ts";
import { messageId } from "./message-id.ts";
import { type Noted, noteOutcome } from "./note-outcome.ts";
import type { PreparedMessage } from "./prepared-message.ts";
import { rememberSentCopies } from "./sent-copies.ts";
import { type TryTools, tryDelivery } from "./try-delivery.ts";

export type DeliveryOptions = {
  database: Database;
  watch: DatabaseWatch;
  log: Log;
  keyPairs: readonly KeyPair[];
  prepare: (delivery: Delivery, content: unknown) => PreparedMessage;
  /** Told how each try ended, for the metrics. */
  onOutcome: (subject: Delivery["subject"], noted: Noted, seconds: number) => void;
  concurrency?: number;
  pollMs?: number;
  leaseSeconds?: number;
};

/** After the grace, a send that still runs is cut, and what it came to is written down within this time. */
const LAST_NOTE_MS = 1_000;

/**
 * Delivers what is due until it is stopped. `stop` gives back what was not begun and waits up to `graceMs` for the rest.
 *
 * @example const deliveries = startDeliveries(options); … await deliveries.stop(10_000);
 */
export function startDeliveries(options: DeliveryOptions): { stop: (graceMs: number) => Promise<void> } {
  const { database, watch, log, leaseSeconds = LEASE_SECONDS } = options;
  const cut = new AbortController();
  const sentCopies = rememberSentCopies();
  const asking = async <T>(question: Promise<T>, otherwise: T): Promise<T> => {
    try {
      const answer = await question;
      watch.answered();
      return answer;
    } catch (error) {
      watch.failed(error);
      return otherwise;
    }
  };
  const tools: TryTools = {
    keyPairs: options.keyPairs,
    prepare: options.prepare,
    sentCopies,
    renewLease: async (delivery) => {
      const lease = startLease(leaseSeconds);
      return (await asking(extendLease(database, delivery, leaseSeconds), false)) ? lease : null;
    },
    onFault: ({ delivery }, error) =>
      log.error(
        { ...describeDelivery(delivery), code: errorCode(error), frames: errorFrames(error) },
        "This is a bug.",
      ),
  };

  const deliver = async (claimed: Claimed) => {
    const startedAt = performance.now();
    const { delivery } = claimed;
    const outcome = await tryDelivery(claimed, tools, cut.signal);
    const noted = await noteOutcome(database, delivery, outcome, {
      random: Math.random(),
      signal: cut.signal,
      onDatabase: watch.failed,
    });
    if (noted.kind === "sent") sentCopies.forget(messageId(delivery));
    const seconds = (performance.now() - startedAt) / 1000;
    options.onOutcome(delivery.subject, noted, seconds);
    logOutcome(log, delivery, noted, seconds);
  };

  const loop = startDeliveryLoop({
    concurrency: options.concurrency ?? 8,
    pollMs: options.pollMs ?? 1_000,
    claim: async (limit) => {
      const lease = startLease(leaseSeconds);
      const deliveries = await asking(claimDeliveries(database, { limit, leaseSeconds }), []);
      return deliveries.map((delivery) => ({ delivery, lease }));
    },
    deliver,
    release: async ({ delivery }) => {
      await asking(releaseDelivery(database, delivery), false);
    },
  });
  const listener = listenForWork(database, loop.wake);

  return {
    stop: async (graceMs) => {
      await listener.stop();
      await loop.stop(graceMs);
      cut.abort();
      await loop.stop(LAST_NOTE_MS);
    },
  };
}

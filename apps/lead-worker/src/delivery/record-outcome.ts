import { setTimeout as sleep } from "node:timers/promises";
import {
  type Database,
  type Delivery,
  markDead,
  markHeld,
  markSent,
  scheduleRetry,
} from "@forecourt/database";
import type { Outcome } from "./outcome.ts";
import { retryDelay } from "./retry-delay.ts";

/**
 * The recorded outcome. `lost`: another worker has claimed the message. `unknown`: the database was unavailable, so
 * the outcome may or may not have been written.
 */
export type RecordedOutcome =
  | { kind: "sent" | "lost" | "unknown" }
  | { kind: "retry"; code: string; delaySeconds: number }
  | { kind: "dead"; code: string }
  | { kind: "held"; code: string };

const PAUSE_MS = 250;

/**
 * Records an outcome, and retries while the database is unavailable: an unrecorded delivery would be sent again.
 *
 * @param options `random` from 0 to 1; `signal` stops the retries
 */
export async function recordOutcome(
  database: Database,
  delivery: Delivery,
  outcome: Outcome,
  options: { random: number; signal: AbortSignal; onDatabase: (error: unknown) => void },
): Promise<RecordedOutcome> {
  if (outcome.kind === "lost") return { kind: "lost" };
  const planned = plan(delivery, outcome, options.random);
  for (let failures = 0; ; failures += 1) {
    try {
      const hasLease = await write(database, delivery, planned);
      return hasLease ? planned : { kind: failures === 0 ? "lost" : "unknown" };
    } catch (error) {
      options.onDatabase(error);
    }
    if (options.signal.aborted) return { kind: "unknown" };
    await sleep(PAUSE_MS, undefined, { signal: options.signal }).catch(() => {});
  }
}

type Planned = Exclude<RecordedOutcome, { kind: "lost" | "unknown" | "sent" }> | { kind: "sent" };

function plan(delivery: Delivery, outcome: Exclude<Outcome, { kind: "lost" }>, random: number): Planned {
  if (outcome.kind !== "retry") return outcome;
  const { code, retryAfterSeconds } = outcome;
  const delaySeconds = retryDelay(delivery.attempts, { random, retryAfterSeconds });
  return delaySeconds === null ? { kind: "dead", code } : { kind: "retry", code, delaySeconds };
}

function write(database: Database, delivery: Delivery, planned: Planned): Promise<boolean> {
  if (planned.kind === "sent") return markSent(database, delivery);
  if (planned.kind === "held") return markHeld(database, delivery, planned.code);
  if (planned.kind === "dead") return markDead(database, delivery, planned.code);
  return scheduleRetry(database, delivery, { delaySeconds: planned.delaySeconds, errorCode: planned.code });
}

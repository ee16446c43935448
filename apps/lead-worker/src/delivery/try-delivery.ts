import { type KeyPair, open, UNKNOWN_KEY } from "@forecourt/database";
import { type Result, succeed } from "@forecourt/result";
import { SEND_SECONDS, type SendResult } from "../transports/transport.ts";
import type { ClaimedDelivery, Lease } from "./claimed-delivery.ts";
import { messageId } from "./message-id.ts";
import { openAttachments } from "./open-attachments.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { PrepareDelivery, PreparedMessage } from "./prepared-message.ts";
import { LAST_ATTEMPT } from "./retry-delay.ts";
import type { SentCopies } from "./sent-copies.ts";

export type DeliveryDeps = {
  keyPairs: readonly KeyPair[];
  /** Builds the copies from the decrypted content, or from a sealed application; may throw. */
  prepare: PrepareDelivery;
  sentCopies: SentCopies;
  /** Renews the lease; null when it has expired or the database is unavailable. */
  renewLease: (delivery: ClaimedDelivery["delivery"]) => Promise<Lease | null>;
  onBug: (claimed: ClaimedDelivery, error: unknown) => void;
};

/** A send needs at least this much lease, so that it cannot outlast it. */
const MIN_LEASE_SECONDS = SEND_SECONDS + 5;

/** Decrypts, builds and sends one claimed message. Never throws: every error is an outcome. */
export async function tryDelivery(
  claimed: ClaimedDelivery,
  deps: DeliveryDeps,
  signal: AbortSignal,
): Promise<Outcome> {
  const { delivery } = claimed;
  if (delivery.subject === "verification" && delivery.expired) return { kind: "dead", code: "code.expired" };
  if (delivery.subject === "email" && delivery.expired) return { kind: "dead", code: "email.expired" };
  if (delivery.subject === "pixel-event" && delivery.expired)
    return { kind: "dead", code: "pixel-event.expired" };
  // Every claim counts as an attempt, so this message repeatedly crashed its worker.
  if (delivery.attempts > LAST_ATTEMPT) return { kind: "dead", code: "attempts.exhausted" };
  if (delivery.sealed === null) return { kind: "dead", code: "sealed.wiped" };
  let prepared: PreparedMessage;
  try {
    const content = await readContent(delivery, delivery.sealed, deps.keyPairs);
    if (!content.ok) return unopened(content.errors[0].code);
    const attached = await openAttachments(delivery, deps.keyPairs);
    if (!attached.ok) return unopened(attached.errors[0].code);
    prepared = deps.prepare(delivery, content.value, attached.value);
  } catch (error) {
    deps.onBug(claimed, error);
    return { kind: "dead", code: "builder.failed" };
  }
  return prepared.ok
    ? sendCopies(prepared.copies, claimed, deps, signal)
    : { kind: "dead", code: prepared.code };
}

/** What is sealed to another key waits for that key: nothing of it is lost. */
function unopened(code: string): Outcome {
  return { kind: code === UNKNOWN_KEY ? "held" : "dead", code };
}

/** Decrypts a message. An application stays as it is: only the lender can open it. */
async function readContent(
  delivery: ClaimedDelivery["delivery"],
  sealed: Buffer,
  keyPairs: readonly KeyPair[],
): Promise<Result<unknown>> {
  if (delivery.subject === "application") return succeed(sealed.toString("latin1"));
  const opened = await open(keyPairs, sealed, messageId(delivery));
  return opened.ok ? succeed(JSON.parse(opened.value) as unknown) : opened;
}

type Copies = (PreparedMessage & { ok: true })["copies"];

async function sendCopies(
  copies: Copies,
  claimed: ClaimedDelivery,
  deps: DeliveryDeps,
  signal: AbortSignal,
): Promise<Outcome> {
  let { lease } = claimed;
  const id = messageId(claimed.delivery);
  const results: SendResult[] = [];
  for (const { key, send } of copies) {
    if (deps.sentCopies.has(id, key)) continue;
    if (lease.secondsLeft() < MIN_LEASE_SECONDS) {
      const renewed = await deps.renewLease(claimed.delivery);
      if (renewed === null) return { kind: "lost" };
      lease = renewed;
    }
    const result = await send(signal).catch((error: unknown): SendResult => {
      deps.onBug(claimed, error);
      return { ok: false, code: "transport.failed", retryable: true, retryAfterSeconds: null };
    });
    if (result.ok) deps.sentCopies.add(id, key);
    results.push(result);
  }
  return outcomeOf(results);
}

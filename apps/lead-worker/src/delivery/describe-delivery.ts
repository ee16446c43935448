import type { Delivery } from "@forecourt/database";
import type { Log } from "../log.ts";
import type { RecordedOutcome } from "./record-outcome.ts";

/** What a log line tells of a message: ids and names of our own, nothing that a shopper wrote. */
export function describeDelivery(delivery: Delivery): Record<string, unknown> {
  const subject =
    delivery.subject === "lead"
      ? { leadId: delivery.leadId, kind: delivery.kind, store: delivery.storeId }
      : { verificationId: delivery.verificationId };
  return { ...subject, attempt: delivery.attempts };
}

/** Logs how a try ended, as loud as a person should hear it. */
export function logOutcome(log: Log, delivery: Delivery, recorded: RecordedOutcome, seconds: number): void {
  const { kind: outcome, ...rest } = recorded;
  const { level, message } =
    LOG_LINES[delivery.subject === "lead" || outcome !== "dead" ? outcome : "unsent"];
  const delay = recorded.kind === "retry" ? { delaySeconds: round(recorded.delaySeconds) } : {};
  log[level]({ ...describeDelivery(delivery), ...rest, ...delay, outcome, seconds: round(seconds) }, message);
}

const LOG_LINES = {
  sent: { level: "info", message: "Delivered." },
  retry: { level: "warn", message: "Not delivered; trying again later." },
  dead: {
    level: "error",
    message: "Given up; look at it with `pnpm leads show` and send it with `pnpm leads retry`.",
  },
  unsent: { level: "warn", message: "A phone code was not delivered." },
  lost: { level: "warn", message: "The lease was over; another worker has it." },
  unknown: {
    level: "warn",
    message: "Nobody knows whether the outcome was recorded; it may be delivered again.",
  },
} as const;

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

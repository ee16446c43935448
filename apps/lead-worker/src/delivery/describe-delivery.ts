import type { Delivery } from "@forecourt/database";
import type { Log } from "../log.ts";
import type { RecordedOutcome } from "./record-outcome.ts";

/** Returns the log fields of a message: ids and kinds, no personal data. */
export function describeDelivery(delivery: Delivery): Record<string, unknown> {
  return { ...describeSubject(delivery), attempt: delivery.attempts };
}

function describeSubject(delivery: Delivery): Record<string, unknown> {
  switch (delivery.subject) {
    case "lead":
      return { leadId: delivery.leadId, kind: delivery.kind, store: delivery.storeId };
    case "email":
      return { emailId: delivery.emailId, kind: delivery.kind, store: delivery.storeId };
    case "application":
      return { applicationId: delivery.applicationId, store: delivery.storeId };
    case "pixel-event":
      return { pixelEventId: delivery.pixelEventId, store: delivery.storeId };
    case "verification":
      return { verificationId: delivery.verificationId };
  }
}

/** Logs the outcome of an attempt, with a level by its severity. */
export function logOutcome(log: Log, delivery: Delivery, recorded: RecordedOutcome, seconds: number): void {
  const { kind: outcome, ...rest } = recorded;
  const { level, message } = LOG_LINES[outcome === "dead" ? deadLine(delivery) : outcome];
  const delay = recorded.kind === "retry" ? { delaySeconds: round(recorded.delaySeconds) } : {};
  log[level]({ ...describeDelivery(delivery), ...rest, ...delay, outcome, seconds: round(seconds) }, message);
}

/** Applications are inspected and sent again with their leads. */
function deadLine({ subject }: Delivery): "dead" | "unsent" | "eventUnsent" {
  if (subject === "pixel-event") return "eventUnsent";
  return subject === "lead" || subject === "application" ? "dead" : "unsent";
}

const LOG_LINES = {
  sent: { level: "info", message: "Delivered." },
  retry: { level: "warn", message: "Not delivered; a retry is scheduled." },
  dead: {
    level: "error",
    message: "Not delivered; inspect it with `pnpm leads show`, send it again with `pnpm leads retry`.",
  },
  unsent: { level: "warn", message: "A phone code or an email to a shopper was not delivered." },
  eventUnsent: { level: "warn", message: "An event was not sent to the ad network." },
  held: {
    level: "error",
    message: "Sealed to a key that this worker does not have; it is held until a worker has it.",
  },
  lost: { level: "warn", message: "The lease expired; another worker has the message." },
  unknown: {
    level: "warn",
    message: "The outcome may not have been recorded; the message may be delivered again.",
  },
} as const;

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

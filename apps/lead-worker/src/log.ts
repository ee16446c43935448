import { type DestinationStream, type Logger, pino } from "pino";

/** The fields that a log line may contain; all others are dropped, so that no personal data is logged. */
const ALLOWED_FIELDS = new Set([
  "leadId",
  "verificationId",
  "emailId",
  "applicationId",
  "pixelEventId",
  "kind",
  "store",
  "attempt",
  "outcome",
  "code",
  "transport",
  "seconds",
  "delaySeconds",
  "count",
  "port",
  "host",
  "signal",
  "problems",
  "frames",
]);

const SAFE_TEXT = /^[\w.:@/ +,"|()-]{1,300}$/;

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/** Creates the worker's log: JSON lines with allowed fields only. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    name: "lead-worker",
    level,
    base: { name: "lead-worker" },
    formatters: { log: keepAllowed },
  };
  return destination ? pino(options, destination) : pino(options);
}

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      ALLOWED_FIELDS.has(key) ? [[key, safeValue(value)]] : [],
    ),
  );
}

/** Returns numbers, and strings that look like codes and ids; "?" for other strings. */
function safeValue(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value)) return value.map(safeValue);
  return typeof value === "string" && SAFE_TEXT.test(value) ? value : "?";
}

import type { SendResult } from "../transports/transport.ts";

/**
 * The outcome of one attempt. `held`: no key of this worker opens it. `lost`: the lease expired before sending, so
 * another worker may have the message.
 */
export type Outcome =
  | { kind: "sent" }
  | { kind: "retry"; code: string; retryAfterSeconds: number | null }
  | { kind: "dead"; code: string }
  | { kind: "held"; code: string }
  | { kind: "lost" };

/**
 * Combines the results of several copies: retryable failures are retried first; then a permanent failure makes the
 * lead dead.
 */
export function outcomeOf(results: readonly SendResult[]): Outcome {
  const failed = results.filter((result) => !result.ok);
  const retryable = failed.filter((result) => result.retryable);
  const [first] = retryable;
  if (first) {
    const waits = retryable.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0);
    return { kind: "retry", code: first.code, retryAfterSeconds: Math.max(...waits) || null };
  }
  const [refused] = failed;
  return refused ? { kind: "dead", code: refused.code } : { kind: "sent" };
}

import type { SendResult } from "../transports/transport.ts";

/** How one try of a message ended. `lost`: the lease was over before anything was sent; another worker has it. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "retry"; code: string; retryAfterSeconds: number | null }
  | { kind: "dead"; code: string }
  | { kind: "lost" };

/**
 * The outcome of several copies: what can still arrive is tried again first; after that, a copy that never will makes
 * the lead one for a person.
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

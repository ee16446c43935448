/** What became of a request that may have been sent several times. */
export type Sent = { kind: "answered"; response: Response } | { kind: "gave-up" };

type Patience = {
  /** Sends it once more; every try is the same request with the same idempotency key. */
  send: () => Promise<Response>;
  /** Told before each try but the first. */
  onRetry: () => void;
  /** Milliseconds of any clock. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/** Keep trying this long (docs/product/lead-delivery.md). */
const PATIENCE_MS = 60_000;

/** Pauses between tries; the last one repeats. */
const PAUSES_MS = [500, 1500, 3000, 5000];

/**
 * Sends until there is an answer. A network that fails and a server that cannot just now (502, 503, 504) are tried
 * again for a minute; every other answer is one, good or bad.
 */
export async function sendPatiently({ send, onRetry, now, wait }: Patience): Promise<Sent> {
  const started = now();
  for (let tries = 0; ; tries += 1) {
    const response = await send().catch(() => null);
    if (response && ![502, 503, 504].includes(response.status)) return { kind: "answered", response };
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
    if (now() - started + pause > PATIENCE_MS) return { kind: "gave-up" };
    await wait(pause);
    onRetry();
  }
}

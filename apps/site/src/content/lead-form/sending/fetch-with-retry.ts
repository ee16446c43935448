type RetryOptions = {
  /** Sends one attempt. All attempts need the same idempotency key. */
  send: () => Promise<Response>;
  /** Called before each attempt except the first. */
  onRetry: () => void;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/** See docs/product/lead-delivery.md. */
const RETRY_TIMEOUT_MS = 60_000;

/** Delays between attempts; the last one repeats. */
const RETRY_DELAYS_MS = [500, 1500, 3000, 5000];

/**
 * Retries network errors and the statuses 502, 503 and 504. Returns any other response, or null after a minute.
 */
export async function fetchWithRetry({ send, onRetry, now, wait }: RetryOptions): Promise<Response | null> {
  const started = now();
  for (let attempt = 0; ; attempt += 1) {
    const response = await send().catch(() => null);
    if (response && ![502, 503, 504].includes(response.status)) return response;
    const delay = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
    if (now() - started + delay > RETRY_TIMEOUT_MS) return null;
    await wait(delay);
    onRetry();
  }
}

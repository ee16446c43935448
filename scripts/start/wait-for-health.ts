const POLL_MS = 150;
/** A slow machine needs minutes; meanwhile the start says what it waits for. */
const SAY_MS = 30_000;

/** Waits until a URL responds with 200, however long that takes. Says so every half minute. */
export async function waitForHealth(url: string, say: (seconds: number) => void): Promise<void> {
  const startedAt = performance.now();
  for (let saidAt = startedAt; ; ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    const now = performance.now();
    if (now - saidAt >= SAY_MS) {
      saidAt = now;
      say(Math.round((now - startedAt) / 1000));
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

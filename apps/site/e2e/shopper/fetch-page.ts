import { setTimeout as wait } from "node:timers/promises";

/**
 * Fetches a page as a crawler does: a busy server answers 503 with `Retry-After`, and is asked again until the test ends.
 *
 * @example const answer = await fetchPage(`${productUrl()}/cars-for-sale`);
 */
export async function fetchPage(address: string | URL, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, init);
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !seconds) return answer;
    await answer.body?.cancel();
    await wait(seconds * 1000);
  }
}

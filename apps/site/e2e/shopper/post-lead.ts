import { randomUUID } from "node:crypto";

/** The body of a question; `mark` identifies its delivery. */
export function question(mark: string): Record<string, unknown> {
  return {
    kind: "CONTACT_PURCHASE",
    locale: "en",
    customer: {
      firstName: "Mara",
      lastName: "Lindqvist",
      email: "mara.lindqvist@example.com",
      phone: "(417) 555-0123",
    },
    comments: `Is it still there? mark:${mark}`,
  };
}

const RETRY_TIMEOUT_MS = 60_000;

/**
 * Sends a lead like the site's form: retries without a response or after 503, with the same key. Returns the id of the
 * accepted lead; throws on any other response.
 */
export async function postLead(siteUrl: string, body: unknown): Promise<string> {
  const key = randomUUID();
  const until = Date.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    const answer = await tryOnce(siteUrl, key, body);
    if (answer?.status === 202) return ((await answer.json()) as { leadId: string }).leadId;
    if (answer && (answer.status !== 503 || !answer.headers.has("retry-after")))
      throw new Error(`a lead was answered with ${answer.status}: ${await answer.text()}`);
    if (Date.now() > until) throw new Error("a lead was not accepted within a minute");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** One attempt; undefined without a response. */
function tryOnce(siteUrl: string, key: string, body: unknown): Promise<Response | undefined> {
  return fetch(`${siteUrl}/api/v1/stores/north/website/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
}

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

/** Longer than restarts take under load: it only ends what hangs. */
const RETRY_TIMEOUT_MS = 300_000;

/**
 * Sends a lead like the site's form. Returns the id of the accepted lead; throws on any other response.
 */
export async function postLead(siteUrl: string, body: unknown): Promise<string> {
  const answer = await postUntilAnswered(`${siteUrl}/api/v1/stores/north/website/leads`, body);
  if (answer.status === 202) return ((await answer.json()) as { leadId: string }).leadId;
  throw new Error(`a lead was answered with ${answer.status}: ${await answer.text()}`);
}

/** Posts like the site's forms: retries without a response or after 503, with the same key. */
export async function postUntilAnswered(url: string, body: unknown): Promise<Response> {
  const key = randomUUID();
  const until = Date.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    const answer = await tryOnce(url, key, body);
    if (answer && (answer.status !== 503 || !answer.headers.has("retry-after"))) return answer;
    if (Date.now() > until) throw new Error(`${url} did not answer within five minutes`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** One attempt; undefined without a response. The body is read here: a kill may cut it off. */
async function tryOnce(url: string, key: string, body: unknown): Promise<Response | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return new Response(await answer.text(), answer);
  } catch {
    return undefined;
  }
}

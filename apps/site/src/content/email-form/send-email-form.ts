import { fetchWithRetry } from "../lead-form/sending/fetch-with-retry.ts";

/** What came of it; `text` replaces the form's own words about the failure. */
export type EmailFormOutcome = { kind: "accepted" } | { kind: "failed"; text?: string };

/** An attempt that takes longer counts as failed. */
const ATTEMPT_TIMEOUT_MS = 15_000;

/** Sends the values as JSON, in up to a minute of attempts. A repeated request has the same answer. */
export async function sendEmailForm(
  action: string,
  values: Readonly<Record<string, string>>,
  onRetry: () => void,
): Promise<EmailFormOutcome> {
  const response = await fetchWithRetry({
    send: () =>
      fetch(action, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(values),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      }),
    onRetry,
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if (response?.ok) return { kind: "accepted" };
  if (response === null || response.status >= 500) return { kind: "failed" };
  const result = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] };
  const text = result.errors?.[0]?.message;
  return { kind: "failed", ...(text !== undefined && { text }) };
}

import type { LenderPublicKey } from "@forecourt/database/lender-sealing";
import { type ApplicationAnswers, applicationRecord } from "@forecourt/leads/credit-application";
import { fetchWithRetry } from "#content/lead-form/sending/fetch-with-retry.ts";
import { randomKey } from "#shared/random-key.ts";
import type { ApplicationContent } from "./application-content.ts";

export type ApplicationOutcome =
  | { kind: "accepted" }
  /** `text` says more than the form's own words about the failure. */
  | { kind: "failed"; text?: string | undefined };

/** What was sealed last: the same answers are sent again as the same application. */
export type SealedOnce = { text: string; body: string; applicationId: string } | null;

type SendOptions = {
  content: ApplicationContent;
  /** Milliseconds since the page can be used. */
  elapsed: number;
  honeypot: string;
  sealed: { current: SealedOnce };
  onRetry: () => void;
};

/** An attempt that takes longer counts as failed. */
const ATTEMPT_TIMEOUT_MS = 15_000;

/**
 * Seals the application to the lender's key and sends it. Only the contact details, which the dealership needs, are
 * sent beside it.
 */
export async function sendApplication(
  answers: ApplicationAnswers,
  options: SendOptions,
): Promise<ApplicationOutcome> {
  const first = await sealAndSend(answers, options);
  // The key was replaced while the application was sealed.
  if (first?.status !== 409) return outcomeOf(first);
  options.sealed.current = null;
  return outcomeOf(await sealAndSend(answers, options));
}

async function sealAndSend(answers: ApplicationAnswers, options: SendOptions): Promise<Response | null> {
  const { content, elapsed, onRetry, sealed } = options;
  const text = JSON.stringify(answers);
  if (sealed.current?.text !== text) {
    const key = await lenderKey(content.api, onRetry);
    if (!key) return null;
    sealed.current = await seal(answers, key, options, text);
  }
  const { body, applicationId } = sealed.current;
  return retrying(
    () =>
      fetch(content.api, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": applicationId },
        body: JSON.stringify({ ...JSON.parse(body), elapsed: Math.round(elapsed) }),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      }),
    onRetry,
  );
}

async function lenderKey(api: string, onRetry: () => void): Promise<LenderPublicKey | null> {
  const get = () => fetch(api, { cache: "no-store", signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  const response = await retrying(get, onRetry);
  return response?.ok ? ((await response.json()) as { key: LenderPublicKey }).key : null;
}

async function seal(
  answers: ApplicationAnswers,
  key: LenderPublicKey,
  { content, honeypot }: SendOptions,
  text: string,
): Promise<NonNullable<SealedOnce>> {
  const { facts, vin, hidden } = content;
  const { sealForLender } = await import("@forecourt/database/lender-sealing");
  const applicationId = randomKey();
  const record = applicationRecord(answers, {
    ...facts,
    applicationId,
    submittedAt: new Date().toISOString(),
  });
  const { firstName, lastName, email, phone } = answers.applicant;
  const body = JSON.stringify({
    applicationId,
    sealed: await sealForLender(key, JSON.stringify(record), applicationId),
    hasCoApplicant: answers.hasCoApplicant === true,
    customer: { firstName, lastName, email, phone },
    ...(vin && { vehicle: { vin } }),
    consent: { version: facts.consentVersion, granted: true },
    locale: facts.locale,
    page: content.path,
    terms: hidden["terms"] ?? null,
    website: honeypot,
  });
  return { text, body, applicationId };
}

function retrying(send: () => Promise<Response>, onRetry: () => void): Promise<Response | null> {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return fetchWithRetry({ send, onRetry, now: () => performance.now(), wait });
}

async function outcomeOf(response: Response | null): Promise<ApplicationOutcome> {
  if (response?.ok) return { kind: "accepted" };
  const { errors } = ((await response?.json().catch(() => ({}))) ?? {}) as {
    errors?: { message?: string }[];
  };
  return { kind: "failed", text: response && response.status < 500 ? errors?.[0]?.message : undefined };
}

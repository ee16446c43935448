import type { ApiResult } from "@forecourt/api-clients";
import type { DealershipFacts, LeadPayload, LeadRoute, StoredLead } from "@forecourt/leads";
import type { MessageAttachment } from "./message-attachment.ts";

/** One copy of a lead, for one recipient. */
export type LeadCopy = {
  lead: StoredLead;
  route: LeadRoute;
  payload: LeadPayload;
  dealership: DealershipFacts;
  /** When the site stored the lead; the same for every attempt. */
  storedAt: Date;
  /** The resume of a job application. */
  attachments?: readonly MessageAttachment[];
};

/** The result of one send. `code` is short, stable and contains no personal data. */
export type SendResult =
  | { ok: true }
  | { ok: false; code: string; retryable: boolean; retryAfterSeconds: number | null };

/** The result of a call of one of our API clients. */
export function toSendResult(result: ApiResult): SendResult {
  if (result.ok) return { ok: true };
  const [{ code, retryable, retryAfterSeconds }] = result.errors;
  return { ok: false, code, retryable, retryAfterSeconds };
}

/** A copy that is ready to send, or the code of a permanent error. */
export type Prepared =
  | { ok: true; send: (signal: AbortSignal) => Promise<SendResult> }
  | { ok: false; code: string };

/**
 * Sends leads. `prepare` builds a copy without sending it; when it throws, the lead is dead. `send` returns within
 * `SEND_SECONDS`.
 */
export type LeadTransport = {
  name: "email-api" | "smtp" | "file";
  /** Whether leads leave this machine; only then are the recipients of individual stores used. */
  isExternal: boolean;
  prepare: (copy: LeadCopy) => Prepared;
};

/** Maximum duration of a send; well below the lease. */
export const SEND_SECONDS = 10;

import type { DealershipFacts, LeadPayload, LeadRoute, StoredLead } from "@forecourt/leads";

/** One copy of a lead, for one recipient. */
export type LeadCopy = {
  lead: StoredLead;
  route: LeadRoute;
  payload: LeadPayload;
  dealership: DealershipFacts;
  /** When the site stored the lead: the same at every try. */
  storedAt: Date;
};

/** How one try ended. `code` is short, stable and free of people's data. */
export type SendResult =
  | { ok: true }
  | { ok: false; code: string; retryable: boolean; retryAfterSeconds: number | null };

/** A copy that can be sent, or what is wrong with it that no further try cures. */
export type Prepared =
  | { ok: true; send: (signal: AbortSignal) => Promise<SendResult> }
  | { ok: false; code: string };

/**
 * A way out. `prepare` builds everything and sends nothing; it may throw, and the lead is then given up. `send` answers
 * within `SEND_SECONDS`.
 */
export type LeadTransport = {
  name: "email-api" | "smtp" | "file";
  /** Whether leads go to somebody else's machine: only then may a store's own recipients get them. */
  isExternal: boolean;
  prepare: (copy: LeadCopy) => Prepared;
};

/** Longest a single send may take; well under the lease. */
export const SEND_SECONDS = 10;

import { attempt } from "../schema/attempt.ts";
import { lead } from "../schema/lead.ts";
import { outbox } from "../schema/outbox.ts";

/** The columns of a lead without its sealed content. */
export const LEAD_SUMMARY = {
  id: lead.id,
  kind: lead.kind,
  storeId: lead.storeId,
  createdAt: lead.createdAt,
  state: outbox.state,
  attempts: outbox.attempts,
  /** When it may be claimed next. */
  runAt: outbox.runAt,
  lastErrorCode: outbox.lastErrorCode,
  sentAt: outbox.sentAt,
};

export type LeadSummary = Pick<typeof lead.$inferSelect, "id" | "kind" | "storeId" | "createdAt"> &
  Pick<typeof outbox.$inferSelect, "state" | "attempts" | "runAt" | "lastErrorCode" | "sentAt">;

/** One delivery attempt; `outcome` is null while it runs. */
export const ATTEMPT_SUMMARY = {
  n: attempt.n,
  startedAt: attempt.startedAt,
  endedAt: attempt.endedAt,
  outcome: attempt.outcome,
  errorCode: attempt.errorCode,
};

export type AttemptSummary = Pick<
  typeof attempt.$inferSelect,
  "n" | "startedAt" | "endedAt" | "outcome" | "errorCode"
>;

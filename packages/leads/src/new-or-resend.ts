/** ADF's prospect status: first or later lead. */
export type LeadStatus = "new" | "resend";

/**
 * `new` for a visitor's first lead, `resend` afterwards. Decided when the lead is accepted; delivery retries do not
 * change it.
 *
 * @example newOrResend({ hasSentLead: false }) // "new"
 */
export function newOrResend(visitor: { hasSentLead: boolean }): LeadStatus {
  return visitor.hasSentLead ? "resend" : "new";
}

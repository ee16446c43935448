/** ADF's word for a visitor's first lead and for any later one. */
export type LeadStatus = "new" | "resend";

/**
 * `new` for a visitor's first lead, `resend` afterwards. Decided once, when the lead is accepted: a retry of the
 * delivery does not change it.
 *
 * @example newOrResend({ hasSentLead: false }) // "new"
 */
export function newOrResend(visitor: { hasSentLead: boolean }): LeadStatus {
  return visitor.hasSentLead ? "resend" : "new";
}

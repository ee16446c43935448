import { type AdfPayload, adfPayload } from "./adf-payload.ts";
import type { DealershipFacts } from "./dealership-facts.ts";
import type { LeadRoute } from "./route-lead.ts";
import type { StoredLead } from "./stored-lead.ts";
import { textBody } from "./text-body.ts";

/** A lead as plain text. `email` is the recipient. */
export type TextPayload = { subject: string; email: string; type: "text"; body: string };

/** The email API's JSON body (docs/product/leads.md, "Payloads"). */
export type LeadPayload = TextPayload | AdfPayload;

/**
 * Creates the email API's body for one recipient of a lead.
 *
 * @example leadPayload(stored, route, dealership) // { subject: "Website Lead", email: "…", type: "text", body: "…" }
 */
export function leadPayload(lead: StoredLead, route: LeadRoute, dealership: DealershipFacts): LeadPayload {
  if (route.type === "adf") return adfPayload(lead, route, dealership);
  return {
    subject: route.subject,
    email: route.email,
    type: "text",
    body: textBody(lead, route, dealership),
  };
}

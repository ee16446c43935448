import "server-only";
import { createHmac } from "node:crypto";
import { canonicalJson, type Lead } from "@forecourt/leads";
import { siteEnv } from "#env.ts";

/** The last financing application of a browser, in its sealed cookie. */
export type FinancingApplication = {
  /** A keyed hash of what the application says; it identifies nobody. */
  digest: string;
  leadId: string;
  /** When it was received, milliseconds since 1970. */
  receivedAt: number;
};

/** An older application is sent again: a lender's answer is valid for about as long. */
const LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** The application to remember after a lead is stored; undefined for other leads. */
export function financingApplication(
  lead: Lead,
  { storeId, leadId, now }: { storeId: string; leadId: string; now: Date },
): FinancingApplication | undefined {
  // A full application is always sent: the site cannot compare what is sealed.
  if (lead.kind !== "APPLY_FINANCING" || lead.details.application) return undefined;
  return { digest: digestOf(lead, storeId), leadId, receivedAt: now.getTime() };
}

/**
 * The lead of this browser that already says the same; undefined when the application is new, changed or older than 30
 * days. The page, its language and its consent text are no change (docs/product/leads.md).
 */
export function receivedApplication(
  lead: Lead,
  storeId: string,
  { application, now }: { application: FinancingApplication | undefined; now: Date },
): string | undefined {
  if (lead.kind !== "APPLY_FINANCING" || !application) return undefined;
  const isCurrent = now.getTime() - application.receivedAt < LIFETIME_MS;
  return isCurrent && application.digest === digestOf(lead, storeId) ? application.leadId : undefined;
}

function digestOf({ customer, comments, vehicle, details }: Lead, storeId: string): string {
  return createHmac("sha256", siteEnv().SITE_SECRET)
    .update(`application\n${canonicalJson({ customer, comments, vehicle, details, storeId })}`)
    .digest("base64url")
    .slice(0, 22);
}

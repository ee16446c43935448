import type { LeadKind } from "@forecourt/leads/forms";
import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { openSentLeads, type SentLead, sentLeadsCookieName } from "#server/cookies/sent-leads.ts";

/**
 * The newest form of some kinds that this browser has sent; undefined when it sent none. Only for pages rendered for
 * one visitor: others get no cookies.
 */
export async function readSentLead(isKind: (kind: LeadKind) => boolean): Promise<SentLead | undefined> {
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const value = (await cookies()).get(sentLeadsCookieName(SITE_URL.startsWith("https:")))?.value;
  return (await openSentLeads(value, SITE_SECRET)).find(({ kind }) => isKind(kind));
}

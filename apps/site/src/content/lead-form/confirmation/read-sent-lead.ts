import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { openSentLeads, type SentLead } from "#server/cookies/sent-leads.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";

/**
 * The newest of some forms that this browser has sent; undefined when it sent none. Only for pages rendered for
 * one visitor: others get no cookies.
 */
export async function readSentLead(isForm: (sent: SentLead) => boolean): Promise<SentLead | undefined> {
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const value = (await cookies()).get(cookieName("sent", SITE_URL.startsWith("https:")))?.value;
  return (await openSentLeads(value, SITE_SECRET)).find(isForm);
}

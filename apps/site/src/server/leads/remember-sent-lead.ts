import "server-only";
import type { Lead } from "@forecourt/leads";
import { siteEnv } from "#env.ts";
import { readCookie } from "../cookies/request-cookie.ts";
import { type FormUnlock, openSentLeads, sentLeadsSetCookie, withSentLead } from "../cookies/sent-leads.ts";
import { cookieName } from "../cookies/set-cookie.ts";
import { sentLead } from "./sent-lead.ts";

/**
 * The cookies with which the confirmation page of an accepted lead knows its sender. Unlocks need none: they have
 * steps of their own (docs/product/forms.md, "Confirmation").
 *
 * @param cookies the request's `Cookie` header
 */
export async function rememberSentLead(
  lead: Lead,
  cookies: string | null,
  {
    https,
    alreadyReceived = false,
    unlock,
  }: { https: boolean; alreadyReceived?: boolean; unlock?: FormUnlock | undefined },
): Promise<string[]> {
  const { kind } = lead;
  if (kind === "UNLOCK_PRICE" || kind === "UNLOCK_INVENTORY") return [];
  const { SITE_SECRET } = siteEnv();
  const before = await openSentLeads(readCookie(cookies, cookieName("sent", https)), SITE_SECRET);
  const sent = { ...sentLead(lead), ...(alreadyReceived && { alreadyReceived }), ...(unlock && { unlock }) };
  return [await sentLeadsSetCookie(withSentLead(before, sent), SITE_SECRET, https)];
}

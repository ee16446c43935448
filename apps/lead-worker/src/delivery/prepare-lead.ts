import { isLeadKind, leadPayload, leadTopic, routeLead, type StoredLead } from "@forecourt/leads";
import type { WorkerDealership } from "../dealership.ts";
import { copyKey } from "../transports/copy-key.ts";
import type { MessageAttachment } from "../transports/message-attachment.ts";
import type { LeadTransport } from "../transports/transport.ts";
import type { PreparedMessage } from "./prepared-message.ts";

/**
 * Prepares all copies of a decrypted lead. Nothing is sent before every copy was built.
 *
 * @param setting `production` enables the recipients of individual stores, for an external transport only. `termsLink`
 * makes the link of a copy to the lead's sealed terms
 */
export function prepareLead(
  content: unknown,
  {
    leadId,
    storedAt,
    attachments = [],
  }: { leadId: string; storedAt: Date; attachments?: readonly MessageAttachment[] },
  {
    dealership,
    transport,
    production,
    termsLink,
  }: {
    dealership: WorkerDealership;
    transport: LeadTransport;
    production: boolean;
    termsLink: (copy: { leadId: string; numbered: number }) => string;
  },
): PreparedMessage {
  if (!isStoredLead(content, leadId)) return { ok: false, code: "lead.invalid" };
  const where = {
    storeId: content.storeId,
    production: production && transport.isExternal,
    person: content.answering?.slug ?? ("person" in content.details ? content.details.person : null),
  };
  const routes = routeLead(leadTopic(content), dealership.routing, where);
  if (routes.length === 0) return { ok: false, code: "routing.no-recipient" };
  const facts = dealership.factsOf(content.storeId);
  const copies = [];
  for (const { copy: numbered, ...rest } of routes) {
    const route = { ...rest, copy: numbered, termsLink: termsLink({ leadId, numbered }) };
    const payload = leadPayload(content, route, facts);
    const copy = { lead: content, route, payload, dealership: facts, storedAt, attachments };
    const prepared = transport.prepare(copy);
    if (!prepared.ok) return prepared;
    copies.push({ key: copyKey(leadId, route.copy), send: prepared.send });
  }
  return { ok: true, copies };
}

/** Checks only the identity: the site validated the lead before sealing it. */
function isStoredLead(content: unknown, leadId: string): content is StoredLead {
  if (typeof content !== "object" || content === null) return false;
  const { id, kind, storeId } = content as Partial<StoredLead>;
  return id === leadId && isLeadKind(kind) && typeof storeId === "string";
}

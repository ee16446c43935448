import { emailAddress } from "@forecourt/leads";
import type { WorkerDealership } from "../dealership.ts";
import type { PreparedMessage } from "../delivery/prepared-message.ts";
import type { MailTransport } from "./mail-transport.ts";
import { readShopperMessage } from "./read-shopper-message.ts";
import { shopperEmail } from "./shopper-email.ts";

/** Prepares a decrypted email to a shopper, or a notice about one, for sending. */
export function prepareEmail(
  content: unknown,
  { emailId, kind, storeId, storedAt }: { emailId: string; kind: string; storeId: string; storedAt: Date },
  options: {
    dealership: WorkerDealership;
    mail: MailTransport;
    siteUrl: string;
    from: string | undefined;
    now: Date;
  },
): PreparedMessage {
  const message = readShopperMessage(content);
  if (message?.kind !== kind) return { ok: false, code: "email.invalid" };
  const { dealership, mail, siteUrl, now } = options;
  const facts = dealership.shopperFactsOf(storeId);
  const written = shopperEmail(message, { facts, siteUrl, now });
  const to = emailAddress(written.to);
  if (to === null) return { ok: false, code: "recipient.invalid" };
  const from = emailAddress(options.from ?? dealership.factsOf(storeId).provider.email, facts.name);
  if (from === null) return { ok: false, code: "sender.invalid" };
  const replyTo = emailAddress(facts.email);
  const email = { ...written, id: emailId, from, to, replyTo, subject: oneLine(written.subject), storedAt };
  return { ok: true, copies: [{ key: emailId, send: (signal) => mail.send(email, signal) }] };
}

/** Keywords of a search are part of a subject; a line break would start another header. */
function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, " ").trim();
  return [...line].slice(0, 150).join("");
}

import { buildAdf } from "@forecourt/adf";
import { adfDocument } from "./adf-document.ts";
import type { AdfPayload } from "./adf-payload.ts";
import type { DealershipFacts } from "./dealership-facts.ts";
import { type EmailAddress, emailAddress } from "./email-address.ts";
import type { TextPayload } from "./lead-payload.ts";
import type { LeadRoute } from "./route-lead.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * An email with a single text/plain part. Lines of `text` end with a line feed.
 *
 * Keep `transferEncoding`: 7bit is used only without lines over 76 characters. So no mailer wraps text inside an XML
 * element.
 */
export type LeadEmail = {
  from: EmailAddress | null;
  to: EmailAddress;
  /** The shopper, for a text lead with an email. */
  replyTo: EmailAddress | null;
  subject: string;
  text: string;
  charset: "us-ascii" | "utf-8";
  transferEncoding: "7bit" | "quoted-printable";
  messageId: string;
  headers: Record<string, string>;
};

/**
 * `recipient.invalid`, `sender.invalid`: a configured address; `document.invalid`: a number or date of the lead that the
 * ADF builder refuses. `retryable` is false, because only a correction helps.
 */
export type LeadEmailError = {
  code: "recipient.invalid" | "sender.invalid" | "document.invalid";
  retryable: false;
};

export type PlannedEmail = { ok: true; email: LeadEmail } | { ok: false; error: LeadEmailError };

type Parts<P> = {
  payload: P;
  lead: StoredLead;
  route: LeadRoute;
  dealership: DealershipFacts;
  /** Sender address; null uses the transport's default. */
  from: string | null;
};

/**
 * Creates the email of an ADF lead: only the XML, in US-ASCII, with the dealership's name in the subject.
 *
 * @returns the message, or `recipient.invalid`, `sender.invalid` for an invalid configured address, or
 *   `document.invalid` for a number or date that ADF cannot have
 * @example adfEmail({ payload, lead, route, dealership, from: "web@example.com" })
 */
export function adfEmail(parts: Parts<AdfPayload>): PlannedEmail {
  const build = buildAdf(adfDocument(parts));
  if (!build.ok) return { ok: false, error: { code: "document.invalid", retryable: false } };
  return plan(parts, { text: build.value, replyTo: null });
}

/**
 * Creates the email of a text lead; replies go to the shopper.
 *
 * @returns the message, or `recipient.invalid`, `sender.invalid` for an invalid configured address
 * @example textEmail({ payload, lead, route, dealership, from: "web@example.com" })
 */
export function textEmail(parts: Parts<TextPayload>): PlannedEmail {
  const { email, firstName, lastName } = parts.lead.customer;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return plan(parts, { text: `${parts.payload.body}\n`, replyTo: email ? emailAddress(email, name) : null });
}

function plan(
  { payload, lead, route, dealership, from }: Parts<AdfPayload | TextPayload>,
  content: Pick<LeadEmail, "text" | "replyTo">,
): PlannedEmail {
  const to = emailAddress(payload.email);
  if (to === null) return { ok: false, error: { code: "recipient.invalid", retryable: false } };
  const sender = from === null ? null : emailAddress(from, dealership.name);
  if (from !== null && sender === null)
    return { ok: false, error: { code: "sender.invalid", retryable: false } };
  const isAscii = /^[\t\n\u0020-\u007E]*$/.test(content.text);
  const hasLongLine = /.{77}/.test(content.text);
  return {
    ok: true,
    email: {
      ...content,
      from: sender,
      to,
      subject: emailSubject(payload.subject, dealership.name),
      charset: isAscii ? "us-ascii" : "utf-8",
      transferEncoding: isAscii && !hasLongLine ? "7bit" : "quoted-printable",
      messageId: messageId(lead.id, route.copy, dealership.provider.url),
      headers: { "Auto-Submitted": "auto-generated", "X-Lead-Id": headerToken(lead.id) },
    },
  };
}

/** A CRM of several stores tells them apart by the dealership's name. */
function emailSubject(subject: string, dealershipName: string): string {
  const full = subject.includes(dealershipName) ? subject : `${subject} - ${dealershipName}`;
  const line = full.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, " ").trim();
  return [...line].slice(0, 200).join("");
}

/** The same for every attempt, so that mailboxes can detect duplicates. */
function messageId(leadId: string, copy: number, siteUrl: string): string {
  const host = /^https?:\/\/(?:www\.)?([A-Za-z0-9.-]+)/.exec(siteUrl)?.[1] ?? "localhost";
  return `<${headerToken(leadId)}${copy === 0 ? "" : `.${copy}`}@${host}>`;
}

function headerToken(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, "");
}

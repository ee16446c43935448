import type { EmailAddress } from "@forecourt/leads";
import type { MessageAttachment } from "../transports/message-attachment.ts";
import type { SendResult } from "../transports/transport.ts";

/** An email to one recipient; all addresses are validated. */
export type OutgoingEmail = {
  /** Idempotency key, and the left part of the message id. */
  id: string;
  from: EmailAddress;
  to: EmailAddress;
  replyTo: EmailAddress | null;
  subject: string;
  text: string;
  /** The same as HTML; null without it. */
  html: string | null;
  headers: Record<string, string>;
  attachments?: readonly MessageAttachment[];
  storedAt: Date;
};

/** Sends emails that are no leads. `send` returns within `SEND_SECONDS`. */
export type MailTransport = {
  name: "email-api" | "smtp" | "file";
  send: (email: OutgoingEmail, signal: AbortSignal) => Promise<SendResult>;
};

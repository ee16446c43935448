import { createHash } from "node:crypto";
import type { LeadEmail } from "@forecourt/leads";
import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";

/** Maximum octets of a line (RFC 5322). */
const LONGEST_LINE = 998;
const QP_LINE = 76;
const LINE_END = /\r?\n|\r/g;

type Composed = Pick<LeadEmail, "from" | "to" | "replyTo" | "subject" | "text" | "charset" | "headers"> & {
  messageId?: string;
  /** The same content as HTML: the message gets both parts. */
  html?: string | null;
  date: Date;
};

/**
 * Builds an email of headers and one text/plain part, or with HTML a multipart/alternative of both. Does not encode the
 * text when the line limit allows it: XML is not wrapped, and the message stays searchable.
 *
 * @param options `eightBit` allows 8bit encoding, for a file; a mail server may not support it
 */
export function composeMessage(email: Composed, { eightBit = false }: { eightBit?: boolean } = {}): Buffer {
  const { html, text, charset } = email;
  const encoding = transferEncoding(email, eightBit);
  const body = encoding === "quoted-printable" ? quoted(text) : text.replace(LINE_END, "\r\n");
  const type = `text/plain; charset=${charset}`;
  if (!html) return message(email, type, body, { "Content-Transfer-Encoding": encoding });
  // No content can have a boundary made of its own hash.
  const boundary = `=_${createHash("sha256").update(text).update(html).digest("hex").slice(0, 40)}`;
  const parts = [
    part(type, encoding, body),
    part("text/html; charset=utf-8", "quoted-printable", quoted(html)),
  ];
  const joined = [...parts.map((one) => `--${boundary}\r\n${one}\r\n`), `--${boundary}--\r\n`].join("");
  return message(email, `multipart/alternative; boundary="${boundary}"`, joined);
}

function message(email: Composed, type: string, body: string, more: Record<string, string> = {}): Buffer {
  const head = new MimeNode(type, { hostname: "localhost" });
  head.setHeader({
    From: email.from ?? "",
    To: email.to,
    ...(email.replyTo && { "Reply-To": email.replyTo }),
    Subject: email.subject,
    ...(email.messageId !== undefined && { "Message-ID": email.messageId }),
    Date: email.date,
    ...email.headers,
    ...more,
  });
  return Buffer.from(`${head.buildHeaders()}\r\n\r\n${body}`);
}

function part(type: string, encoding: string, body: string): string {
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;
}

function transferEncoding({ text, charset }: Composed, eightBit: boolean): string {
  const fits = text.split("\n").every((line) => Buffer.byteLength(line) <= LONGEST_LINE);
  if (!fits) return "quoted-printable";
  if (charset === "us-ascii") return "7bit";
  return eightBit ? "8bit" : "quoted-printable";
}

function quoted(text: string): string {
  return wrap(encode(text.replace(LINE_END, "\r\n")), QP_LINE);
}

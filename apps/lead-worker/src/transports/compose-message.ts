import { createHash } from "node:crypto";
import type { LeadEmail } from "@forecourt/leads";
import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";
import { attachmentPart } from "./attachment-part.ts";
import type { MessageAttachment } from "./message-attachment.ts";

/** Maximum octets of a line (RFC 5322). */
const LONGEST_LINE = 998;
const QP_LINE = 76;
const LINE_END = /\r?\n|\r/g;

type Composed = Pick<LeadEmail, "from" | "to" | "replyTo" | "subject" | "text" | "charset" | "headers"> & {
  messageId?: string;
  /** The same content as HTML: the message gets both parts. */
  html?: string | null;
  /** Files that follow the text. */
  attachments?: readonly MessageAttachment[];
  date: Date;
};

/** The type and the encoded content of a message or of one part. */
type Body = { type: string; encoding?: string; content: string };

/**
 * Builds an email of headers and one text/plain part, or with HTML a multipart/alternative of both. Attachments follow
 * in a multipart/mixed. Does not encode the text when the line limit allows it: XML is not wrapped, and the message
 * stays searchable.
 *
 * @param options `eightBit` allows 8bit encoding, for a file; a mail server may not support it
 */
export function composeMessage(email: Composed, { eightBit = false }: { eightBit?: boolean } = {}): Buffer {
  const { attachments = [] } = email;
  const body = textBody(email, eightBit);
  if (attachments.length === 0) return message(email, body);
  return message(email, multipart("mixed", [part(body), ...attachments.map(attachmentPart)]));
}

function textBody(email: Composed, eightBit: boolean): Body {
  const { html, text, charset } = email;
  const encoding = transferEncoding(email, eightBit);
  const content = encoding === "quoted-printable" ? quoted(text) : text.replace(LINE_END, "\r\n");
  const plain = { type: `text/plain; charset=${charset}`, encoding, content };
  if (!html) return plain;
  const rich = { type: "text/html; charset=utf-8", encoding: "quoted-printable", content: quoted(html) };
  return multipart("alternative", [part(plain), part(rich)]);
}

function multipart(kind: "alternative" | "mixed", parts: readonly string[]): Body {
  // No content can have a boundary made of its own hash.
  const hash = createHash("sha256");
  for (const one of parts) hash.update(one);
  const boundary = `=_${hash.digest("hex").slice(0, 40)}`;
  const content = [...parts.map((one) => `--${boundary}\r\n${one}\r\n`), `--${boundary}--\r\n`].join("");
  return { type: `multipart/${kind}; boundary="${boundary}"`, content };
}

function message(email: Composed, { type, encoding, content }: Body): Buffer {
  const head = new MimeNode(type, { hostname: "localhost" });
  head.setHeader({
    From: email.from ?? "",
    To: email.to,
    ...(email.replyTo && { "Reply-To": email.replyTo }),
    Subject: email.subject,
    ...(email.messageId !== undefined && { "Message-ID": email.messageId }),
    Date: email.date,
    ...email.headers,
    ...(encoding && { "Content-Transfer-Encoding": encoding }),
  });
  return Buffer.from(`${head.buildHeaders()}\r\n\r\n${content}`);
}

function part({ type, encoding, content }: Body): string {
  const lines = [`Content-Type: ${type}`, ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : [])];
  return `${lines.join("\r\n")}\r\n\r\n${content}`;
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

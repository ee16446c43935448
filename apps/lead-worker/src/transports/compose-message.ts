import type { LeadEmail } from "@forecourt/leads";
import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";

/** Maximum octets of a line (RFC 5322). */
const LONGEST_LINE = 998;
const QP_LINE = 76;

type Composed = Pick<LeadEmail, "from" | "to" | "replyTo" | "subject" | "text" | "charset" | "headers"> & {
  messageId?: string;
  date: Date;
};

/**
 * Builds an email of headers and one text/plain part. Does not encode the text when the line limit allows it: XML is
 * not wrapped, and the message stays searchable.
 *
 * @param options `eightBit` allows 8bit encoding, for a file; a mail server may not support it
 */
export function composeMessage(email: Composed, { eightBit = false }: { eightBit?: boolean } = {}): Buffer {
  const encoding = transferEncoding(email, eightBit);
  const head = new MimeNode(`text/plain; charset=${email.charset}`, { hostname: "localhost" });
  head.setHeader({
    From: email.from ?? "",
    To: email.to,
    ...(email.replyTo && { "Reply-To": email.replyTo }),
    Subject: email.subject,
    ...(email.messageId !== undefined && { "Message-ID": email.messageId }),
    Date: email.date,
    ...email.headers,
    "Content-Transfer-Encoding": encoding,
  });
  const body = encoding === "quoted-printable" ? quoted(email.text) : email.text.replace(/\r?\n|\r/g, "\r\n");
  return Buffer.from(`${head.buildHeaders()}\r\n\r\n${body}`);
}

function transferEncoding({ text, charset }: Composed, eightBit: boolean): string {
  const fits = text.split("\n").every((line) => Buffer.byteLength(line) <= LONGEST_LINE);
  if (!fits) return "quoted-printable";
  if (charset === "us-ascii") return "7bit";
  return eightBit ? "8bit" : "quoted-printable";
}

function quoted(text: string): string {
  const lines = text.replace(/\r?\n|\r/g, "\r\n");
  return wrap(encode(lines), QP_LINE);
}

import MimeNode from "nodemailer/lib/mime-node";
import type { MessageAttachment } from "./message-attachment.ts";

/** Maximum characters of a base64 line (RFC 2045, 6.8). */
const BASE64_LINE = /.{76}(?=.)/g;

/** Builds the part of an attached file. Its content is base64, since other encodings may change bytes. */
export function attachmentPart({ fileName, contentType, content }: MessageAttachment): string {
  const head = new MimeNode(contentType, { filename: fileName });
  head.setHeader({ "Content-Transfer-Encoding": "base64", "Content-Disposition": "attachment" });
  const base64 = Buffer.from(content).toString("base64").replace(BASE64_LINE, "$&\r\n");
  return `${head.buildHeaders()}\r\n\r\n${base64}`;
}

import { type FileHandle, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { CODE_FILE } from "../../codes/file-code-transport.ts";
import { EMAIL_FILE } from "../../emails/file-mail-transport.ts";

/** The file names that the worker writes; excludes other files and path traversal. */
const MAIL_NAME = /^\d{4}-\d\d-\d\dT\d{9}Z-[A-Za-z0-9_-]{1,80}(\.\d{1,3})?\.eml$/;

/** What a file is, by its name. */
export type MailKind = "code" | "email" | "lead";
export type MailSummary = { name: string; kind: MailKind; email: Email };
export type Mailbox = { messages: MailSummary[]; hasMore: boolean };

/** Large enough for all headers of a message. */
const HEAD_BYTES = 4096;

/** Lists the newest messages of a folder first; empty when the folder does not exist. */
export async function listMail(folder: string, limit: number): Promise<Mailbox> {
  const names = await readdir(folder).catch(() => []);
  const mail = names
    .filter((name) => MAIL_NAME.test(name))
    .sort()
    .reverse();
  const messages = await Promise.all(mail.slice(0, limit).map((name) => summarize(folder, name)));
  return { messages: messages.filter((message) => message !== null), hasMore: mail.length > limit };
}

/** Reads one message with its bytes; null when the name is unknown. */
export async function readMail(
  folder: string,
  name: string,
): Promise<(MailSummary & { bytes: Buffer }) | null> {
  if (!MAIL_NAME.test(name)) return null;
  const bytes = await readFile(join(folder, name)).catch(() => null);
  return bytes === null ? null : { name, kind: kindOf(name), email: await PostalMime.parse(bytes), bytes };
}

async function summarize(folder: string, name: string): Promise<MailSummary | null> {
  const file = await open(join(folder, name)).catch(() => null);
  if (file === null) return null;
  const email = await PostalMime.parse(await readHead(file)).finally(() => file.close());
  return { name, kind: kindOf(name), email };
}

async function readHead(file: FileHandle): Promise<Uint8Array> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

function kindOf(name: string): MailKind {
  if (name.includes(`Z-${CODE_FILE}`)) return "code";
  return name.includes(`Z-${EMAIL_FILE}`) ? "email" : "lead";
}

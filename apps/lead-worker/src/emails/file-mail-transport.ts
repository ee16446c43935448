import { mailFileName, mailFolder } from "../transports/mail-folder.ts";
import { writeFileResult } from "../transports/write-file-result.ts";
import { composeEmail } from "./compose-email.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Prefix of the files of these emails: the inbox labels them and they are removed after a day. */
export const EMAIL_FILE = "email-";

/** Writes emails to the local mail folder, when no other transport is configured. */
export function fileMailTransport(dataDir: string): MailTransport {
  const folder = mailFolder(dataDir);
  return {
    name: "file",
    send: (email) => {
      const name = mailFileName(email.storedAt, `${EMAIL_FILE}${email.id}`);
      return writeFileResult(folder, name, composeEmail(email, { eightBit: true }));
    },
  };
}

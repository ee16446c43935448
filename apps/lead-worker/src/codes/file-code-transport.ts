import { interpolate, messagesFor } from "../messages.ts";
import { composeMessage } from "../transports/compose-message.ts";
import { mailFileName, mailFolder } from "../transports/mail-folder.ts";
import { writeFileResult } from "../transports/write-file-result.ts";
import type { CodeTransport } from "./code-transport.ts";

/** Prefix of the files of codes: the inbox labels them and they are removed after a day. */
export const CODE_FILE = "code-";

/** Writes codes to the local mail folder, when there is no text message provider. */
export function fileCodeTransport(dataDir: string): CodeTransport {
  const folder = mailFolder(dataDir);
  return {
    name: "file",
    send: async ({ verificationId, phone, text, locale, dealershipName, storedAt }) => {
      const message = composeMessage(
        {
          from: { name: dealershipName, address: "phone-codes@localhost" },
          to: { name: phone, address: `${phone.slice(1)}@localhost` },
          replyTo: null,
          subject: interpolate(messagesFor(locale).code.subject, { phone }),
          text: `${text}\n`,
          charset: "utf-8",
          headers: { "Auto-Submitted": "auto-generated", "X-Verification-Id": verificationId },
          date: new Date(),
        },
        { eightBit: true },
      );
      return writeFileResult(folder, mailFileName(storedAt, `${CODE_FILE}${verificationId}`), message);
    },
  };
}

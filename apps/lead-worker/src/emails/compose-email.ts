import { composeMessage } from "../transports/compose-message.ts";
import type { OutgoingEmail } from "./mail-transport.ts";

/** Builds the message of an email. Its id is the same for every attempt. */
export function composeEmail(email: OutgoingEmail, options: { eightBit?: boolean } = {}): Buffer {
  const { id, text, html, headers } = email;
  const domain = email.from.address.split("@").at(-1);
  return composeMessage(
    {
      ...email,
      ...(html !== null && { html }),
      charset: /^[\t\n\u0020-\u007E]*$/.test(text) ? "us-ascii" : "utf-8",
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated", ...headers },
      date: new Date(),
    },
    options,
  );
}

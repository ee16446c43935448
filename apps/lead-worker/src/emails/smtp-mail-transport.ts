import { createSmtpSender } from "../transports/smtp-sender.ts";
import { composeEmail } from "./compose-email.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Sends emails over SMTP. */
export function smtpMailTransport(url: string): MailTransport {
  const sendMessage = createSmtpSender(url);
  return {
    name: "smtp",
    send: (email, signal) =>
      sendMessage({ from: email.from.address, to: email.to.address, raw: composeEmail(email) }, signal),
  };
}

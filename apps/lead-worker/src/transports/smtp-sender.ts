import { createTransport } from "nodemailer";
import { smtpFailure } from "./smtp-failure.ts";
import { SEND_SECONDS, type SendResult } from "./transport.ts";

/** A finished message with its envelope: single, validated addresses. */
export type SmtpMessage = { from: string; to: string; raw: Buffer };

/** Creates a sender of messages over SMTP. Each uses a new connection: servers close idle ones. */
export function createSmtpSender(
  url: string,
): (message: SmtpMessage, signal: AbortSignal) => Promise<SendResult> {
  const milliseconds = SEND_SECONDS * 1000;
  const mailer = createTransport({
    url,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return async ({ from, to, raw }, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
    try {
      await mailer.sendMail({ envelope: { from, to: [to] }, raw, signal: deadline });
      return { ok: true };
    } catch (failure) {
      return smtpFailure(deadline.aborted ? deadline.reason : failure);
    }
  };
}

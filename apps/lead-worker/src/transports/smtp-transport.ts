import { createTransport } from "nodemailer";
import { composeMessage } from "./compose-message.ts";
import { planEmail } from "./plan-email.ts";
import { smtpFailure } from "./smtp-failure.ts";
import { type LeadTransport, SEND_SECONDS } from "./transport.ts";

/** Sends leads as emails over SMTP. Each uses a new connection: servers close idle ones. */
export function smtpTransport(url: string, { from }: { from: string | undefined }): LeadTransport {
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
  return {
    name: "smtp",
    isExternal: true,
    prepare: (copy) => {
      const planned = planEmail(copy, from);
      if (!planned.ok) return { ok: false, code: planned.error.code };
      const { email } = planned;
      const raw = composeMessage({ ...email, date: new Date() });
      // Validated single addresses; none comes from a shopper.
      const envelope = { from: email.from?.address ?? "", to: [email.to.address] };
      return {
        ok: true,
        send: async (signal) => {
          const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
          try {
            await mailer.sendMail({ envelope, raw, signal: deadline });
            return { ok: true };
          } catch (failure) {
            return smtpFailure(deadline.aborted ? deadline.reason : failure);
          }
        },
      };
    },
  };
}

import { composeMessage } from "./compose-message.ts";
import { planEmail } from "./plan-email.ts";
import { createSmtpSender } from "./smtp-sender.ts";
import type { LeadTransport } from "./transport.ts";

/** Sends leads as emails over SMTP. */
export function smtpTransport(url: string, { from }: { from: string | undefined }): LeadTransport {
  const sendMessage = createSmtpSender(url);
  return {
    name: "smtp",
    isExternal: true,
    prepare: (copy) => {
      const planned = planEmail(copy, from);
      if (!planned.ok) return { ok: false, code: planned.errors[0].code };
      const email = planned.value;
      const { attachments } = copy;
      const raw = composeMessage({ ...email, ...(attachments && { attachments }), date: new Date() });
      // Validated single addresses; none comes from a shopper.
      const message = { from: email.from?.address ?? "", to: email.to.address, raw };
      return { ok: true, send: (signal) => sendMessage(message, signal) };
    },
  };
}

import type { SendResult } from "./transport.ts";

/** Fields of a nodemailer error. Its message may quote personal data and is never read or logged. */
type SmtpFailure = { code?: unknown; responseCode?: unknown; command?: unknown; name?: unknown };

/** SMTP commands that concern the message; earlier failures would affect any message. */
const MESSAGE_COMMANDS = /^(MAIL FROM|RCPT TO|DATA)/;

/**
 * The result of a failed send. A 5xx for the message is permanent. A rejected login or an unreachable server is
 * retryable: the lead did not cause it.
 */
export function smtpFailure(failure: unknown): SendResult {
  const { code, responseCode, command, name } = (failure ?? {}) as SmtpFailure;
  const result = { ok: false, retryAfterSeconds: null, retryable: true } as const;
  if (typeof responseCode === "number") {
    const concernsMessage = typeof command === "string" && MESSAGE_COMMANDS.test(command);
    return { ...result, code: `smtp.${responseCode}`, retryable: !(concernsMessage && responseCode >= 500) };
  }
  if (name === "TimeoutError" || code === "ETIMEDOUT") return { ...result, code: "timeout" };
  const word = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/.test(code) ? `.${code.toLowerCase()}` : "";
  return { ...result, code: `smtp${word}` };
}

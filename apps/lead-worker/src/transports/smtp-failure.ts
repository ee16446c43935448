import type { SendResult } from "./transport.ts";

/** What nodemailer tells of a failure; its message may quote the server, and is never read or logged. */
type SmtpFailure = { code?: unknown; responseCode?: unknown; command?: unknown; name?: unknown };

/** Steps at which the server judges this message; what fails before them would fail for any message. */
const MESSAGE_COMMANDS = /^(MAIL FROM|RCPT TO|DATA)/;

/**
 * What a failed send means. A 5xx to the message is final. A refused login or a server that cannot be reached is not the
 * lead's fault: it is tried again while somebody mends the settings.
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

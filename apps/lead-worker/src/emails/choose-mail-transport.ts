import type { WorkerEnv } from "../env.ts";
import { emailApiMailTransport } from "./email-api-mail-transport.ts";
import { fileMailTransport } from "./file-mail-transport.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpMailTransport } from "./smtp-mail-transport.ts";

/**
 * Chooses how emails to shoppers leave: SMTP, else the email API, else local files. SMTP comes first, since the email
 * API has no headers, and mail programs find the unsubscribe link there.
 */
export function chooseMailTransport({
  SMTP_URL,
  EMAIL_API_URL,
  DATA_DIR,
}: Pick<WorkerEnv, "EMAIL_API_URL" | "SMTP_URL" | "DATA_DIR">): MailTransport {
  if (SMTP_URL !== undefined) return smtpMailTransport(SMTP_URL);
  return EMAIL_API_URL === undefined ? fileMailTransport(DATA_DIR) : emailApiMailTransport(EMAIL_API_URL);
}

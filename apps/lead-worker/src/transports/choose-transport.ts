import type { WorkerEnv } from "../env.ts";
import { emailApiTransport } from "./email-api-transport.ts";
import { fileTransport } from "./file-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { LeadTransport } from "./transport.ts";

/** Chooses the transport of leads: the email API, else SMTP, else local files. */
export function chooseTransport(
  env: Pick<WorkerEnv, "EMAIL_API_URL" | "SMTP_URL" | "DATA_DIR" | "MAIL_FROM">,
): LeadTransport {
  const { EMAIL_API_URL, SMTP_URL, DATA_DIR, MAIL_FROM: from } = env;
  if (EMAIL_API_URL !== undefined) return emailApiTransport(EMAIL_API_URL);
  if (SMTP_URL !== undefined) return smtpTransport(SMTP_URL, { from });
  return fileTransport(DATA_DIR, { from });
}

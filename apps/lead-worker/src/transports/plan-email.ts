import { adfEmail, type PlannedEmail, textEmail } from "@forecourt/leads";
import type { LeadCopy } from "./transport.ts";

/** Plans the email of a copy, from `from` or else the website's address. */
export function planEmail({ payload, ...copy }: LeadCopy, from: string | undefined): PlannedEmail {
  const rest = { ...copy, from: from ?? copy.dealership.provider.email };
  return payload.type === "adf" ? adfEmail({ ...rest, payload }) : textEmail({ ...rest, payload });
}

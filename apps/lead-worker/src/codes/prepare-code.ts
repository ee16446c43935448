import type { WorkerDealership } from "../dealership.ts";
import type { PreparedMessage } from "../delivery/prepared-message.ts";
import { codeText, readCodeMessage } from "./code-message.ts";
import type { CodeTransport } from "./code-transport.ts";

/** Prepares a decrypted code message for sending. */
export function prepareCode(
  content: unknown,
  { verificationId, storedAt }: { verificationId: string; storedAt: Date },
  { dealership, codes, siteUrl }: { dealership: WorkerDealership; codes: CodeTransport; siteUrl: string },
): PreparedMessage {
  const message = readCodeMessage(content);
  if (message === null) return { ok: false, code: "code.invalid" };
  const { name: dealershipName } = dealership.factsOf(message.storeId);
  const { phone, locale } = message;
  const text = codeText(message, { dealershipName, siteUrl });
  const outgoing = { verificationId, phone, text, locale, dealershipName, storedAt };
  return { ok: true, copies: [{ key: verificationId, send: (signal) => codes.send(outgoing, signal) }] };
}

import type { VerificationMessage } from "@forecourt/database";
import { interpolate, messagesFor } from "../messages.ts";

/** Validates a code message; null when it is invalid. */
export function readCodeMessage(content: unknown): VerificationMessage | null {
  const { phone, code, locale, storeId } = (content ?? {}) as Partial<
    Record<keyof VerificationMessage, unknown>
  >;
  const complete =
    typeof phone === "string" &&
    /^\+[1-9]\d{7,14}$/.test(phone) &&
    typeof code === "string" &&
    /^\d{4,10}$/.test(code) &&
    typeof locale === "string" &&
    typeof storeId === "string";
  return complete ? { phone, code, locale, storeId } : null;
}

/**
 * Returns the text message in the shopper's language. Its last line binds the code to the site's domain (domain-bound
 * codes): phones offer it only there. Local sites have no such line.
 *
 * @example codeText({ code: "123456", … }, { dealershipName: "Larkspur Mitsubishi", siteUrl: "https://www.example.com" })
 */
export function codeText(
  { code, locale }: VerificationMessage,
  { dealershipName, siteUrl }: { dealershipName: string; siteUrl: string },
): string {
  const text = interpolate(messagesFor(locale).code.text, { code, dealership: dealershipName });
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" ? `${text}\n\n@${hostname} #${code}` : text;
}

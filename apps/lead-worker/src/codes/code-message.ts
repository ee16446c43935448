import type { VerificationMessage } from "@forecourt/database";
import { interpolate, messagesFor } from "../messages.ts";

/** What a code message needs, or null when it is not one. */
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
 * The text that a shopper gets, in their language. The last line is what phones look for to offer the code to the site
 * it belongs to; it needs a site with a name of its own.
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

import { isDefaultPhone, isPhone, normalizePhone } from "./normalize-phone.ts";

export type PhoneErrorCode = "phone.required" | "phone.invalid";

export type ParsedPhone = { ok: true; value: string } | { ok: false; error: { code: PhoneErrorCode } };

/**
 * Parses a US phone number into its ten digits.
 *
 * @returns the digits, or `phone.required` (blank or the placeholder), `phone.invalid`
 * @example parsePhone("+1 417-555-0123") // { ok: true, value: "4175550123" }
 */
export function parsePhone(value: unknown): ParsedPhone {
  const text = typeof value === "string" ? value : "";
  if (isPhone(text)) return { ok: true, value: normalizePhone(text) };
  const blank = text.trim() === "" || isDefaultPhone(text);
  return { ok: false, error: { code: blank ? "phone.required" : "phone.invalid" } };
}

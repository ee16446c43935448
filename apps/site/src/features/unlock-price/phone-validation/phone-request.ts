import { parsePhone, parseVerificationCode } from "@forecourt/contact-details";

/** A parsed phone validation request. */
export type PhoneRequest =
  | { type: "phone-validation"; phone: string }
  | { type: "code-verification"; phone: string; code: string };

export type PhoneRequestError =
  | "phone-required"
  | "phone-pattern"
  | "code-required"
  | "code-digits"
  | "invalid";

export type ParsedPhoneRequest =
  | { ok: true; request: PhoneRequest }
  | { ok: false; error: PhoneRequestError };

/**
 * Parses the body of a phone validation. Without a phone it uses `pendingPhone`, that of the pending unlock.
 *
 * @example parsePhoneRequest({ type: "code-verification", phone: "4175550123", code: "12" }, undefined)
 * // { ok: false, error: "code-digits" }
 */
export function parsePhoneRequest(body: unknown, pendingPhone: string | undefined): ParsedPhoneRequest {
  const sent = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const { type } = sent;
  const phone = parsePhone(isBlank(sent["phone"]) ? pendingPhone : sent["phone"]);
  if (!phone.ok) {
    return {
      ok: false,
      error: phone.errors[0].code === "phone.required" ? "phone-required" : "phone-pattern",
    };
  }
  if (type !== "phone-validation" && type !== "code-verification") return { ok: false, error: "invalid" };
  if (type === "phone-validation") return { ok: true, request: { type, phone: phone.value.number } };
  const code = parseVerificationCode(sent["code"]);
  if (!code.ok) {
    return { ok: false, error: code.errors[0].code === "code.required" ? "code-required" : "code-digits" };
  }
  return { ok: true, request: { type, phone: phone.value.number, code: code.value } };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

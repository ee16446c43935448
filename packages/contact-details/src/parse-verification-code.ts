import { fail, type Result, type ResultError, succeed } from "@forecourt/result";

const CODE_LENGTH = 6;

export type VerificationCodeErrorCode = "code.required" | "code.invalid";

export type ParsedVerificationCode = Result<string, ResultError<VerificationCodeErrorCode>>;

/**
 * Parses the code sent to a phone: exactly six digits after all other characters are removed.
 *
 * @returns the digits, or `code.required` (blank), `code.invalid`
 * @example parseVerificationCode("123 456") // { ok: true, value: "123456" }
 */
export function parseVerificationCode(value: unknown): ParsedVerificationCode {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return fail("code.required");
  const digits = text.replace(/\D/g, "");
  return digits.length === CODE_LENGTH ? succeed(digits) : fail("code.invalid");
}

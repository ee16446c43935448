import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { singleLine } from "./single-line.ts";

/**
 * Matches an email address: atoms joined by points, an @, and a domain of at least two labels.
 *
 * It is also valid as the `pattern` of an input, which requires / { | } - to be escaped. Matching takes linear time: no
 * part can contain the character that starts the next part.
 */
export const emailPattern: RegExp =
  /^[A-Za-z0-9!#$%&'*+\x2f=?^_`\x7b\x7c\x7d~\x2d]+(?:\.[A-Za-z0-9!#$%&'*+\x2f=?^_`\x7b\x7c\x7d~\x2d]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\x2d]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9\x2d]{0,61}[A-Za-z0-9])$/;

/** RFC 5321: 254 characters in all, 64 before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

export type EmailErrorCode = "email.required" | "email.invalid";

export type ParsedEmail = Result<string, ResultError<EmailErrorCode>>;

/**
 * Parses an email address; trims it and changes nothing else.
 *
 * @returns the address, or `email.required` (blank), `email.invalid`
 * @example parseEmail(" jane@example.com ") // { ok: true, value: "jane@example.com" }
 */
export function parseEmail(value: unknown): ParsedEmail {
  const email = singleLine(value);
  if (email === "") return fail("email.required");
  const fits = email.length <= MAX_LENGTH && email.indexOf("@") <= MAX_LOCAL_LENGTH;
  return fits && emailPattern.test(email) ? succeed(email) : fail("email.invalid");
}

import type { LeadErrorCode } from "@forecourt/leads/forms";
import type { FormMessages } from "./form-messages.ts";

/**
 * The message of a field's error. Some fields have their own message for a missing value.
 *
 * @example errorMessage(messages, "phone", "required") // "Escriba su teléfono."
 */
export function errorMessage(
  { errors, missing }: Pick<FormMessages, "errors" | "missing">,
  field: string,
  code: LeadErrorCode,
): string {
  return (code === "required" && missing[field]) || errors[code];
}
